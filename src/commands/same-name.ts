/** Whether somebody typed a name, to confirm what cannot be undone: case, width and spaces do not matter. */
export function isSameName(typed: string, name: string): boolean {
  return plain(typed) === plain(name);
}

function plain(name: string): string {
  return name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
}
