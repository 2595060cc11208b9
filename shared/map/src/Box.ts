/** Left, top, right and bottom in kilometres. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** The box around a point, so far to each side, and so far up and down. */
export const boxAt = ({ x, y }: { readonly x: number; readonly y: number }, across: number, down = across): Box => [
  x - across,
  y - down,
  x + across,
  y + down,
];
