import type { Database } from '../database/index.ts';
import type { Day } from '../dates/day.ts';
import type { Holdings } from './definition.ts';

const ASK = `
  select (select min(lower(validita))::text from dimensione) as "dimensionsSince",
         exists (select 1 from area_urbana) as "urbanAreas",
         exists (select 1 from evento where livello = 'comune' and tipo = 'CD') as renames,
         exists (select 1 from attributi where nuts1 is not null) as nuts,
         exists (select 1 from provvedimento) as acts,
         exists (select 1 from evento where tipo in ('AQ', 'CE', 'AQES', 'CECS')) as "territorialChanges",
         (select min(lower(a.validita))::text from attributi a join unita u on u.id = a.unita_id where u.livello = 'comune') as "characteristicsSince",
         (select coalesce(json_agg(json_build_array(id_funzione, data::text) order by id_funzione, data), '[]') from istantanea) as snapshots`;

interface Answer extends Omit<Holdings, 'snapshots'> {
  snapshots: [number, Day][];
}

/** What an edition holds. */
export async function readHoldings(database: Database, edition: number): Promise<Holdings> {
  const [row] = await database.read<Answer>(ASK, [], { edition });
  const snapshots = new Map<number, Day[]>();
  for (const [id, day] of row?.snapshots ?? []) snapshots.set(id, [...(snapshots.get(id) ?? []), day]);
  return {
    dimensionsSince: row?.dimensionsSince ?? null,
    urbanAreas: row?.urbanAreas ?? false,
    renames: row?.renames ?? false,
    nuts: row?.nuts ?? false,
    acts: row?.acts ?? false,
    territorialChanges: row?.territorialChanges ?? false,
    characteristicsSince: row?.characteristicsSince ?? null,
    snapshots,
  };
}
