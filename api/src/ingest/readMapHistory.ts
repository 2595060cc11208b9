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

const PASSAGES = `
  select json_agg(json_build_object(
    'level', livello, 'fromId', origine_id, 'toId', destinazione_id, 'date', data, 'kind', tipo, 'certainty', certezza, 'whole', totale)
    order by data, origine_id, destinazione_id)::text
  from passaggio`;

/** Reads what the maps need of the history of an edition, as the JSON text of a MapHistory: a thread takes it over as it is. */
export async function readMapHistory(database: Database, edition: Edition): Promise<string> {
  const texts = await Promise.all([VERSIONS, CHANGES, PASSAGES].map((sql) => database.readText(sql, [], { edition: edition.id })));
  const [versions, changes, passages] = texts.map((text) => text || '[]');
  return `{"versions":${versions},"changes":${changes},"passages":${passages}}`;
}
