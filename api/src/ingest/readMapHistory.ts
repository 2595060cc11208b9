import type { Database, Edition } from '../database/index.ts';
import { RELATED } from './writeHistory.ts';

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

/** Reads what the maps need of the history of an edition, as the JSON text of a MapHistory: a thread takes it over as it is. */
export async function readMapHistory(database: Database, edition: Edition): Promise<string> {
  const [versions, changes] = await Promise.all([VERSIONS, CHANGES].map((sql) => database.readText(sql, [], { edition: edition.id })));
  return `{"versions":${versions || '[]'},"changes":${changes || '[]'}}`;
}
