/** Left, top, right and bottom in kilometres. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

export const boxesOverlap = (a: Box, b: Box): boolean => a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];
