import { type Day, OPEN_END } from '@territori/history/dates/day';
import type { Database } from '@territori/store/database';
import type { Holdings, Period } from './Holdings.ts';
import type { Snapshot } from './LoadedRows.ts';
import { FACTS } from './valuedFact.ts';

const daysOf = (fact: string, table: string, known: string, days = 'x.validita') => `
    select '${fact}' as fatto, u.livello, unnest(range_agg(${days})) as tratto
    from ${table} x join unita u on u.id = x.unita_id where ${known} is not null group by u.livello`;

/** Days as SQL: rows of fact, level, first day and first day without values. */
const VALUED_DAYS = `
  select fatto, livello, lower(tratto)::text as da, coalesce(upper(tratto)::text, '${OPEN_END}') as a
  from (${[
    ...Object.entries(FACTS).map(([fact, table]) => daysOf(fact, table, `x.${fact}`)),
    daysOf('tipo', 'attributi', "case when u.livello = 'regione' then x.tipo end"),
    daysOf('nuts', 'attributi', 'coalesce(x.nuts3, x.nuts2, x.nuts1)', "x.validita * daterange('2024-01-01', null)"),
  ].join('\n    union all')}
  ) valori where not isempty(tratto) order by 1, 2, 3`;

const ASK = `
  select exists (select 1 from dimensione) as sizes,
         exists (select 1 from territorio) as territory,
         exists (select 1 from area_urbana) as "urbanAreas",
         exists (select 1 from evento where livello = 'comune' and tipo = 'CD') as renames,
         exists (select 1 from attributi where nuts1 is not null) as nuts,
         exists (select 1 from evento where livello = 'comune' and tipo in ('AQ', 'CE', 'AQES', 'CECS')) as "territorialChanges",
         (select coalesce(json_agg(json_build_array(id_funzione, json_build_object('day', data::text, 'file', file, 'columns', colonne)) order by id_funzione, data), '[]')
          from istantanea) as snapshots`;

interface Answer extends Omit<Holdings, 'snapshots' | 'valuedDays'> {
  snapshots: [number, Snapshot][];
}

interface ValuedRow {
  fatto: string;
  livello: string;
  da: Day;
  a: Day;
}

/** Reads what an edition holds. */
export async function readHoldings(database: Database, edition: number): Promise<Holdings> {
  const [answer] = (await database.read<Answer>(ASK, [], { edition })) as [Answer];
  const snapshots = new Map<number, Snapshot[]>();
  for (const [id, snapshot] of answer.snapshots) snapshots.set(id, [...(snapshots.get(id) ?? []), snapshot]);
  const valuedDays = new Map<string, Period[]>();
  for (const { fatto, livello, da, a } of await database.read<ValuedRow>(VALUED_DAYS, [], { edition })) {
    const key = `${fatto} ${livello}`;
    valuedDays.set(key, [...(valuedDays.get(key) ?? []), { from: da, to: a }]);
  }
  return { ...answer, snapshots, valuedDays };
}
