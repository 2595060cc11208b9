import { FACTS, type Fact } from '@territori/history/edition/facts';
import type { Sources } from '@territori/history/territory/sources/Sources';
import type { Lack, LeftOutFile } from '@territori/store/database';

/** Whether the sources hold facts of each kind. */
const HELD: Readonly<Record<Fact, (sources: Sources) => boolean>> = {
  storia: ({ spells }) => spells.length > 0,
  catasto: ({ cadastral }) => cadastral.length > 0,
  comuni: ({ municipalities }) => municipalities.length > 0,
  uts: ({ uts }) => uts.length > 0,
  regioni: ({ regions }) => regions.length > 0,
  ripartizioni: ({ divisions }) => divisions.length > 0,
  variazioni: ({ declared }) => declared.length > 0,
  dimensioni_comuni: ({ municipalSizes }) => municipalSizes.length > 0,
  dimensioni_uts: ({ utsSizes }) => utsSizes.length > 0,
  zone_urbane: ({ urban }) => urban.length > 0,
};

/** What an edition lacks, one entry a kind of fact: facts that no file holds, and facts whose file is damaged, with its name. */
export function lacksOf(sources: Sources, leftOut: readonly LeftOutFile[]): Lack[] {
  return (Object.keys(FACTS) as Fact[]).flatMap((fatto): Lack[] => {
    const damaged = leftOut.find((file) => file.danneggiato && file.fatto === fatto);
    if (damaged) return [{ fatto, file: damaged.file }];
    return HELD[fatto](sources) ? [] : [{ fatto, file: null }];
  });
}
