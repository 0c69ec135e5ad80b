/** Does `act` for every item, so many at once, each next one as soon as one has ended. Rejects with the first failure. */
export async function eachAtOnce<Item>(
  items: Iterable<Item>,
  limit: number,
  act: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items[Symbol.iterator]();
  async function worker(): Promise<void> {
    for (let next = waiting.next(); !next.done; next = waiting.next()) await act(next.value);
  }
  await Promise.all(Array.from({ length: limit }, worker));
}
