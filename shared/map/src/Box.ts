/** Left, top, right and bottom in kilometres. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];
