import type { MapFigures } from '@territori/edition/map/mapQuality';

const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;
const column = (value: string | number, width: number): string => String(value).padStart(width);

/** So many municipalities of a province are named. */
const NAMED = 12;

/** Prints how good the maps of an edition are. */
export function printMapQuality({ days, censuses, areas1991 }: MapFigures): void {
  console.log('Municipalities by how they are drawn, and the area of which the holder was inferred or guessed');
  console.log('day           units   own polygon  share one  none   inferred   guessed');
  for (const { day, units, own, shared, none, inferred, guessed } of days)
    console.log(
      `${day} ${column(units, 8)} ${column(own, 13)} ${column(shared, 10)} ${column(none, 5)} ${column(percent(inferred), 10)} ${column(percent(guessed), 9)}`,
    );
  console.log('\nProvinces put together from the municipalities beside those of each census: the differing area');
  for (const { year, provinces, median, beyond } of censuses) {
    console.log(`${year}  ${column(provinces, 3)} provinces, median ${percent(median)}; more than 5 %: ${beyond.length || 'none'}`);
    for (const { name, code, difference, moved, municipalities } of beyond) {
      const named =
        municipalities.length === 0 ? '' : `: ${municipalities.slice(0, NAMED).join(', ')}${municipalities.length > NAMED ? ', ...' : ''}`;
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
