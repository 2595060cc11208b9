import { boundaryDay } from '../boundaries/boundaryDay.ts';
import type { DataPackage } from '../files/dataPackage.ts';

/** The boundaries that are asked for beside those of a record: of days that it lacks, or of days after its latest municipalities. */
export type Boundaries = 'lacking' | 'later';

/** Whether a ZIP of shapefiles, by its name, is one of the wanted sets. */
export function wantsBoundaries({ resources }: DataPackage, boundaries: Boundaries): (name: string) => boolean {
  const sets = resources.filter(({ path }) => path.startsWith('confini/'));
  const days = new Set(sets.flatMap(({ day }) => day ?? []));
  const latest = sets
    .filter(({ path }) => path.startsWith('confini/comuni'))
    .reduce((last, { day }) => (day !== null && day > last ? day : last), '');
  return (name) => {
    const day = boundaryDay(name, 'shapefile');
    if (day === null) return false;
    return boundaries === 'later' ? day > latest : !days.has(day);
  };
}
