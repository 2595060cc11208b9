import { type Picture, windowOf } from './Picture.ts';

const sameNumbers = (one: Int32Array, other: Int32Array): boolean =>
  one.length === other.length && one.every((number, place) => number === other[place]);

/** What the lines of a picture depend on, besides the units of its day. */
const frameOf = (picture: Picture): string => {
  const { border, upperBorder, coast } = picture.palette;
  return JSON.stringify([windowOf(picture), border, upperBorder, coast]);
};

/** Whether two pictures have the same lines: they may differ in their fills. */
export const sameLines = (one: Picture, other: Picture): boolean =>
  frameOf(one) === frameOf(other) &&
  sameNumbers(one.day.groups, other.day.groups) &&
  sameNumbers(one.day.upperGroups, other.day.upperGroups);
