import type { Day } from '@territori/history/dates/day';
import type { Holdings, Period } from '@territori/reports/Holdings';
import type { Database } from '@territori/store/database';
import { VALUED_DAYS } from './valuedDays.ts';

const ASK = `
  select exists (select 1 from dimensione) as sizes,
         exists (select 1 from territorio) as territory,
         exists (select 1 from area_urbana) as "urbanAreas",
         exists (select 1 from evento where livello = 'comune' and tipo = 'CD') as renames,
         exists (select 1 from attributi where nuts1 is not null) as nuts,
         exists (select 1 from evento where livello = 'comune' and tipo in ('AQ', 'CE', 'AQES', 'CECS')) as "territorialChanges",
         (select coalesce(json_agg(json_build_array(id_funzione, data::text) order by id_funzione, data), '[]') from istantanea) as snapshots`;

interface Answer extends Omit<Holdings, 'snapshots' | 'valuedDays'> {
  snapshots: [number, Day][];
}

const NOTHING: Answer = {
  sizes: false,
  territory: false,
  urbanAreas: false,
  renames: false,
  nuts: false,
  territorialChanges: false,
  snapshots: [],
};

interface ValuedRow {
  fatto: string;
  livello: string;
  da: Day;
  a: Day;
}

/** Reads what an edition holds. */
export async function readHoldings(database: Database, edition: number): Promise<Holdings> {
  const [answer = NOTHING] = await database.read<Answer>(ASK, [], { edition });
  const snapshots = new Map<number, Day[]>();
  for (const [id, day] of answer.snapshots) snapshots.set(id, [...(snapshots.get(id) ?? []), day]);
  const valuedDays = new Map<string, Period[]>();
  for (const { fatto, livello, da, a } of await database.read<ValuedRow>(VALUED_DAYS, [], { edition })) {
    const key = `${fatto} ${livello}`;
    valuedDays.set(key, [...(valuedDays.get(key) ?? []), { from: da, to: a }]);
  }
  return { ...answer, snapshots, valuedDays };
}
