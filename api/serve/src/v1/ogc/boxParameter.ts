import type { Box } from '@territori/edition/map/DetailedSet';
import { Problem } from '../errors/Problem.ts';

/** The box of `bbox`: west, south, east and north in degrees, or six numbers of which the heights are passed over. Throws Problem. */
export function boxParameter(text: string): Box {
  const numbers = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN] =
    numbers.length === 6 ? [numbers[0], numbers[1], numbers[3], numbers[4]] : numbers;
  const isBox =
    (numbers.length === 4 || numbers.length === 6) &&
    numbers.every(Number.isFinite) &&
    west <= east &&
    south <= north &&
    [west, east].every((longitude) => Math.abs(longitude) <= 180) &&
    [south, north].every((latitude) => Math.abs(latitude) <= 90);
  if (isBox) return [west, south, east, north];
  throw new Problem(
    'parametro_non_valido',
    {
      it: `bbox: '${text}' non è un riquadro. Quattro numeri in gradi (CRS84): ovest,sud,est,nord, per esempio 11,45,12,46`,
      en: `bbox: '${text}' is not a box. Four numbers in degrees (CRS84): west,south,east,north, for example 11,45,12,46`,
    },
    'bbox',
  );
}
