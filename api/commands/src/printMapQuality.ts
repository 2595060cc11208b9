import { type MapFigures, mapQuality } from '@territori/edition/map/mapQuality';
import type { Boundaries } from '@territori/history/boundaries/Boundaries';
import { buildHistory } from '@territori/history/territory/buildHistory';
import { readBoundaryFile } from '@territori/load/boundaries/readBoundaryFile';
import { boundaryFiles } from '@territori/load/sources/boundaryFiles';
import { readAgain } from '@territori/load/sources/readAgain';
import type { Database } from '@territori/store/database';

const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;
const paddedColumn = (value: string | number, width: number): string => String(value).padStart(width);

/** So many municipalities of a province are named. */
const NAMED_MUNICIPALITIES = 12;

/** Prints how good the maps of the edition in service are. */
export async function printMapQuality(database: Database): Promise<void> {
  const edition = await database.inService();
  const boundaries: Boundaries[] = [];
  for (const { file, bytes } of boundaryFiles(database, edition)) boundaries.push(...(await readBoundaryFile(file, await bytes())));
  const figures = mapQuality(boundaries, buildHistory(await readAgain(database, edition)));
  if (figures) printMapFigures(figures);
  else console.log('No boundaries of municipalities are loaded');
}

function printMapFigures({ days, censuses, areas1991 }: MapFigures): void {
  console.log('Municipalities by how they are drawn, and the area of which the holder was inferred or guessed');
  console.log('day           units   own polygon  share one  none   inferred   guessed');
  for (const { day, units, own, shared, none, inferred, guessed } of days)
    console.log(
      `${day} ${paddedColumn(units, 8)} ${paddedColumn(own, 13)} ${paddedColumn(shared, 10)} ${paddedColumn(none, 5)} ${paddedColumn(percent(inferred), 10)} ${paddedColumn(percent(guessed), 9)}`,
    );
  console.log('\nProvinces put together from the municipalities beside those of each census: the differing area');
  for (const { year, provinces, median, beyond } of censuses) {
    console.log(`${year}  ${paddedColumn(provinces, 3)} provinces, median ${percent(median)}; more than 5 %: ${beyond.length || 'none'}`);
    for (const { name, code, difference, moved, municipalities } of beyond) {
      const named =
        municipalities.length === 0
          ? ''
          : `: ${municipalities.slice(0, NAMED_MUNICIPALITIES).join(', ')}${municipalities.length > NAMED_MUNICIPALITIES ? ', ...' : ''}`;
      console.log(
        `        ${name} (${code}) ${percent(difference)}, of which ${percent(moved)} in ${municipalities.length} municipalities that one side gives to another province${named}`,
      );
    }
  }
  if (areas1991)
    console.log(
      `\nAreas beside those published for the census of 1991: ${areas1991.units} municipalities, median ${percent(areas1991.median)}, 95th percentile ${percent(areas1991.percentile95)}`,
    );
}
