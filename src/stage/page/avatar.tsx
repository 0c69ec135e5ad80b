/** Colours on which white letters can be read (contrast of 4.5 and more). */
const COLOURS = ['#5865f2', '#1a7f4b', '#a8560a', '#b8326f', '#6b4fbb', '#0f766e', '#b3372f', '#3b6ea5'];

/** A person's picture, made from their id and name: the same every time, and nothing is fetched. */
export function Avatar({ id, name, size = 40 }: { id: string; name: string; size?: number }) {
  // People who came one after the other differ.
  const colour = COLOURS[Number(BigInt(id) % BigInt(COLOURS.length))];
  const turn = Number((BigInt(id) * 47n) % 360n);
  const letters = [...name.normalize('NFKC').replace(/[^\p{L}\p{N} ]/gu, '')][0] ?? '?';
  return (
    <svg class="avatar" width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="20" fill={colour} />
      <path d="M20 20 L40 20 A20 20 0 0 1 20 40 Z" fill="#fff" opacity=".12" transform={`rotate(${turn} 20 20)`} />
      <text x="20" y="27" font-size="19" text-anchor="middle" fill="#fff">
        {letters.toUpperCase()}
      </text>
    </svg>
  );
}
