import { parseDay } from '@territori/history/dates/day';
import { censusDay } from '@territori/traduzione/storia';
import { dateInName } from '../tables/SourceTable.ts';

/** A day as Istat writes it in the names of its yearly boundaries, `Com01012023_g_WGS84`. */
const ITALIAN_DAY = /(?<!\d)(\d{2})(\d{2})((?:18|19|20)\d{2})(?!\d)/;
const YEAR = /(?<!\d)((?:18|19|20)\d{2})(?!\d)/;

/** The last census whose boundaries are published under the year alone; later sets of a year are those of 1 January. */
const LAST_BY_YEAR = { topology: 1991, shapefile: 2011 };

/**
 * The day of a boundary set by a name: the day in it, else that of the census of its year, else 1 January of the year;
 * null for a name without a year. Istat's shapefiles of 2001 and 2011 without a day are those of the censuses.
 */
export function boundaryDay(name: string, kind: 'topology' | 'shapefile'): string | null {
  const [, dayOfMonth, month, ofYear] = ITALIAN_DAY.exec(name) ?? [];
  const day = (ofYear && parseDay(`${ofYear}-${month}-${dayOfMonth}`)) || dateInName(name);
  if (day) return day;
  const [, year] = YEAR.exec(name) ?? [];
  if (year === undefined) return null;
  return (Number(year) <= LAST_BY_YEAR[kind] ? censusDay(Number(year)) : undefined) ?? `${year}-01-01`;
}
