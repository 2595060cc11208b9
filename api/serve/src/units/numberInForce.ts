import type { Database, Edition } from '@territori/store/database';
import type { Livello, PuntoSerie } from '@territori/wire';

const SERIES = `
  with passo as (
    select lower(validita) as data, 1 as segno from versione where livello = $1
    union all
    select upper(validita), -1 from versione where livello = $1 and not upper_inf(validita)
  ), giorno as (
    select data, sum(segno) as saldo from passo group by data having sum(segno) <> 0
  )
  select data::text, (sum(saldo) over (order by data))::int as numero from giorno order by data`;

/** Units of a level in force from each day on which their number changed. */
export function numberInForce(database: Database, edition: Edition, level: Livello): Promise<PuntoSerie[]> {
  return database.read<PuntoSerie>(SERIES, [level], { edition: edition.id });
}
