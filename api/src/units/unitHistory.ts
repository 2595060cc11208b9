import type { Certezza, EventoUnita, Livello, PassoUnita, StoriaUnita, VersioneUnita } from '@territori/contract/wire';
import type { Database, Edition } from '../database/index.ts';
import type { Language } from '../http/language.ts';
import { changeKindName } from '../reports/changeKinds.ts';

const VERSIONS = `
  select v.livello, v.codice, v.denominazione, p.denominazione as provincia, v.sigla as sigla_automobilistica, r.denominazione as regione, v.codice_catastale,
         lower(v.validita)::text as validita_da, coalesce(upper(v.validita), date '9999-12-31')::text as validita_a
  from versione v
  left join lateral (
    select denominazione from versione u where u.unita_id = v.uts_id order by u.validita @> lower(v.validita) desc, lower(u.validita) desc limit 1
  ) p on true
  left join lateral (
    select denominazione from versione g where g.unita_id = v.regione_id order by g.validita @> lower(v.validita) desc, lower(g.validita) desc limit 1
  ) r on true
  where v.unita_id = $1 order by v.validita`;

const EVENTS = `
  select id, data::text, tipo, certezza, certezza_relativa, unita_relativa_id, livello_relativo, livello, codice_relativo, denominazione_relativa, provvedimento
  from evento_esteso where unita_id = $1 order by data, ordine`;

/** Units that name this one in their own event. */
const RELATED = `
  select unita_id as id, codice, denominazione, data::text, tipo, certezza_relativa as certezza
  from evento_esteso where unita_relativa_id = $1 and livello = $2 and tipo in ('CS', 'ES') order by data, ordine`;

interface EventRow {
  id: number;
  data: string;
  tipo: string | null;
  certezza: Certezza;
  certezza_relativa: Certezza | null;
  unita_relativa_id: number | null;
  livello_relativo: Livello | null;
  livello: Livello;
  codice_relativo: string | null;
  denominazione_relativa: string | null;
  provvedimento: string | null;
}

/** Versions, events and lineage of a unit; undefined for an unknown id. A unit without a named predecessor or successor has an empty list: nothing is guessed. */
export async function unitHistory(database: Database, edition: Edition, id: number, language: Language): Promise<StoriaUnita | undefined> {
  const options = { edition: edition.id };
  const versions = await database.read<VersioneUnita & { livello: Livello }>(VERSIONS, [id], options);
  const [first] = versions;
  if (!first) return undefined;
  const { livello } = first;
  const [events, related] = await Promise.all([
    database.read<EventRow>(EVENTS, [id], options),
    database.read<PassoUnita & { tipo: string }>(RELATED, [id, livello], options),
  ]);
  const own = (kind: string) => events.filter((event) => event.tipo === kind && event.livello_relativo === livello).map(stepOf);
  const others = (kind: string) => related.filter(({ tipo }) => tipo === kind);
  return {
    id,
    livello,
    versioni: versions.map(({ livello: _, ...version }) => version),
    eventi: events.map((event) => describeEvent(event, language)),
    predecessori: distinct([...own('CS'), ...others('ES')]),
    successori: distinct([...own('ES'), ...others('CS')]),
  };
}

function describeEvent(event: EventRow, language: Language): EventoUnita {
  const { id, data, tipo, certezza, provvedimento } = event;
  const related = event.unita_relativa_id === null ? null : referenceOf(event);
  const name = changeKindName(tipo)[language];
  return {
    id,
    data,
    tipo,
    descrizione: related ? `${name}: ${related.denominazione}` : name,
    certezza,
    unita_relativa: related,
    provvedimento,
  };
}

const referenceOf = ({ unita_relativa_id, codice_relativo, denominazione_relativa }: EventRow) => ({
  id: unita_relativa_id ?? 0,
  codice: codice_relativo ?? '',
  denominazione: denominazione_relativa ?? '',
});

const stepOf = (event: EventRow): PassoUnita => ({
  ...referenceOf(event),
  data: event.data,
  tipo: event.tipo,
  certezza: event.certezza_relativa ?? event.certezza,
});

const distinct = (steps: readonly PassoUnita[]): PassoUnita[] => [
  ...new Map(steps.map((step) => [`${step.id} ${step.data}`, step])).values(),
];
