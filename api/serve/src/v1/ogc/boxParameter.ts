import type { Box } from '@territori/edition/map/DetailedSet';
import { message } from '../../message.ts';
import { Problem } from '../errors/Problem.ts';

/** The box of `bbox`: west, south, east and north in degrees, or six numbers with heights, which are ignored. Throws Problem. */
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
  throw new Problem('parametro_non_valido', message('boxParameter.bboxNotBox', { text }), 'bbox');
}
