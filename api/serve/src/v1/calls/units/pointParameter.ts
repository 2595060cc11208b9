import type { Position } from '@territori/history/boundaries/Boundaries';
import type { Day } from '@territori/history/dates/day';
import { message } from '../../../message.ts';
import { dayInText } from '../../dayInText.ts';
import { Problem } from '../../errors/Problem.ts';

/** Longitude and latitude of `punto`. Throws Problem where the text is not a point of the Earth. */
export function pointOf(text: string): Position {
  const [, longitude, latitude] = /^\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*$/.exec(text) ?? [];
  const point = [Number(longitude), Number(latitude)] as const;
  if (longitude !== undefined && Math.abs(point[0]) <= 180 && Math.abs(point[1]) <= 90) return point;
  throw new Problem('parametro_non_valido', message('pointParameter.puntoNotPoint', { text }), 'punto');
}

/** True for a point of which only the other order of the two numbers is in Italy. */
export const seemsExchanged = ([x, y]: Position): boolean => x > 35 && x < 48 && y > 6 && y < 19;

/** The notice of a point whose numbers seem to be in the other order. */
export const exchangedNotice = ([x, y]: Position, day: Day) => message('pointParameter.exchanged', { day: dayInText(day), x, y });
