import type { UrbanArea } from '../model.ts';
import type { Sources } from '../sources/Sources.ts';
import type { Timeline } from '../Timeline.ts';

/** The day on which the composition of 2021 begins to hold. */
const URBAN_DATE = '2021-12-31';

/** The urban areas of the units that had their codes on that day. */
export function urbanAreasOf(sources: Sources, municipal: Timeline): UrbanArea[] {
  return sources.urban.flatMap(({ code, ...values }) => {
    const version = municipal.at(code, URBAN_DATE) ?? municipal.latest(code);
    return version ? { ...values, unitId: version.unitId } : [];
  });
}
