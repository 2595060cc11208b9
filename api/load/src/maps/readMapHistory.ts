import type { Database, Edition } from '@territori/store/database';
import { RELATED } from '../edition/writeHistory.ts';

const VERSIONS = `
  select json_agg(json_build_object(
    'unitId', unita_id, 'level', livello, 'code', coalesce(codice, ''), 'name', denominazione,
    'utsId', uts_id, 'regionId', regione_id, 'from', lower(validita), 'to', upper(validita)) order by id)::text
  from versione`;

const relatedIs = `case relativa ${Object.entries(RELATED)
  .map(([is, word]) => `when '${word}' then '${is}'`)
  .join(' ')} end`;

const CHANGES = `
  select json_agg(json_build_object(
    'unitId', unita_id, 'level', livello, 'date', data, 'kind', tipo,
    'related', json_strip_nulls(json_build_object('is', ${relatedIs}, 'id', unita_relativa_id, 'certainty', certezza_relativa))) order by id)::text
  from evento`;

const PASSAGES = `
  select json_agg(json_build_object(
    'level', livello, 'fromId', origine_id, 'toId', destinazione_id, 'date', data, 'kind', tipo, 'certainty', certezza, 'whole', totale)
    order by data, origine_id, destinazione_id)::text
  from passaggio`;

/** A map chooses its names by residents. Upper units have those of all municipalities that ever belonged to them. */
const RANKS = `
  with abitanti as (select unita_id, max(popolazione_legale) abitanti from dimensione group by unita_id),
  capoluoghi as (
    select unita_id, max(case when capoluogo_regione then 2 when capoluogo_uts then 1 else 0 end) capoluogo from attributi group by unita_id
  ),
  ranghi as (
    select unita_id, coalesce(abitanti, 0) abitanti, coalesce(capoluogo, 0) capoluogo from abitanti full join capoluoghi using (unita_id)
    union all
    select superiore_id, sum(abitanti), 0
    from (select distinct unita_id, unnest(array[uts_id, regione_id]) superiore_id from versione where livello = 'comune') appartenenze
    join abitanti using (unita_id) where superiore_id is not null group by superiore_id
  )
  select json_agg(json_build_object('unitId', unita_id, 'population', abitanti, 'capital', capoluogo) order by unita_id)::text from ranghi`;

/**
 * Reads what the maps need of the history of an edition, as the JSON text of a MapHistory with the ranks of its units: a thread takes it
 * over as it is.
 */
export async function readMapHistory(database: Database, edition: Edition): Promise<string> {
  const texts = await Promise.all([VERSIONS, CHANGES, PASSAGES, RANKS].map((sql) => database.readText(sql, [], { edition: edition.id })));
  const [versions, changes, passages, ranks] = texts.map((text) => text || '[]');
  return `{"versions":${versions},"changes":${changes},"passages":${passages},"ranks":${ranks}}`;
}
