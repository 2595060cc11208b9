import type { MapLevel } from '@territori/report-flow/map';

/** The report that lists the units of a level on a day. */
const LISTS: Readonly<Record<MapLevel, number>> = { comune: 61, uts: 64, regione: 68 };
/** The first day of these reports. */
const FIRST_LIST = '1948-01-01';

/** The address of the list of the units of a day; undefined where there is none. */
export const listOn = (section: string | undefined, level: MapLevel, day: string): string | undefined =>
  section && day >= FIRST_LIST ? `${section}/body?id=${LISTS[level]}&dateFrom=${day}` : undefined;
