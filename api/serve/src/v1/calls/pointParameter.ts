import type { Position } from '@territori/history/boundaries/Boundaries';
import { type Day, italianDay } from '@territori/history/dates/day';
import { Problem } from '../errors/Problem.ts';

/** Longitude and latitude of `punto`. Throws Problem where the text is not a point of the Earth. */
export function pointOf(text: string): Position {
  const [, longitude, latitude] = /^\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*$/.exec(text) ?? [];
  const point = [Number(longitude), Number(latitude)] as const;
  if (longitude !== undefined && Math.abs(point[0]) <= 180 && Math.abs(point[1]) <= 90) return point;
  throw new Problem(
    'parametro_non_valido',
    {
      it: `punto: '${text}' non è un punto. Longitudine e latitudine in gradi (WGS84), con il punto decimale, separate da una virgola: 9.19,45.464`,
      en: `punto: '${text}' is not a point. Longitude and latitude in degrees (WGS84), with a decimal point, separated by a comma: 9.19,45.464`,
    },
    'punto',
  );
}

/** True for a point of which only the other order of the two numbers is in Italy. */
export const seemsExchanged = ([x, y]: Position): boolean => x > 35 && x < 48 && y > 6 && y < 19;

/** The notice of a point whose numbers seem to be in the other order. */
export const exchangedNotice = ([x, y]: Position, day: Day) => ({
  it: `Al ${italianDay(day)} nessuna unità contiene il punto. La longitudine viene prima: forse ${y},${x}.`,
  en: `On ${day} no unit contains the point. The longitude comes first: perhaps ${y},${x}.`,
});
