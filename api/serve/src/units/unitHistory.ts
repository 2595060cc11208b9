import type { Database, Edition } from '@territori/store/database';
import type { Certezza, EventoUnita, IndizioUnita, Livello, PassoUnita, StoriaUnita, VersioneUnita } from '@territori/wire';
import { changeKindName } from '@territori/wire/changeKinds';
import type { Language } from '@territori/wire/language';

const VERSIONS = `
  select v.livello, coalesce(v.codice, '') as codice, v.denominazione, p.denominazione as provincia, sigla_del_tempo(v.sigla, v.validita) as sigla_automobilistica, r.denominazione as regione, v.codice_catastale,
         lower(v.validita)::text as validita_da, coalesce(upper(v.validita), date '9999-12-31')::text as validita_a
  from versione v
  left join lateral (
    select denominazione from versione u where u.unita_id = v.uts_id order by u.validita @> lower(v.validita) desc, lower(u.validita) desc limit 1
  ) p on true
  left join lateral (
    select denominazione from versione g where g.unita_id = v.regione_id order by g.validita @> lower(v.validita) desc, lower(g.validita) desc limit 1
  ) r on true
  where v.unita_id = $1 order by v.validita`;

/**
 * A province or other UTS goes by its statistical code, which also changes while the version stays: 092 Cagliari became
 * 292 as a metropolitan city.
 */
const UTS_VERSIONS = `
  select codice, denominazione, null as provincia, sigla_del_tempo(sigla, tratto) as sigla_automobilistica, regione, null as codice_catastale,
         lower(tratto)::text as validita_da, coalesce(upper(tratto), date '9999-12-31')::text as validita_a
  from (
    select coalesce(codice_uts, codice, '') as codice, denominazione, sigla, denominazione_regione as regione, unnest(range_agg(tratto)) as tratto
    from uts_estesa where unita_id = $1 group by 1, 2, 3, 4
  ) v order by tratto`;

const EVENTS = `
  select id, data::text, tipo, certezza, unita_relativa_id, codice_relativo, denominazione_relativa, provvedimento
  from evento_esteso where unita_id = $1 order by data, ordine`;

/**
 * For each beginning or end of the unit that leads nowhere by any source: the other units of its level and province that
 * began or ended on that day. Nobody says that they are related.
 */
const HINTS = `
  select e.id as evento, x.unita_id as id, coalesce(x.codice_prima, x.codice, '') as codice, coalesce(x.denominazione_prima, x.denominazione) as denominazione, x.tipo
  from evento_con_stati e
  join evento_con_stati x on x.livello = e.livello and x.data = e.data and x.unita_id <> e.unita_id and x.tipo in ('CS', 'ES')
    and coalesce(x.uts_prima_id, x.uts_dopo_id) = coalesce(e.uts_prima_id, e.uts_dopo_id)
  where e.unita_id = $1 and e.tipo in ('CS', 'ES')
    and not exists (select from passaggio p where p.data = e.data and $1 in (p.origine_id, p.destinazione_id))
  group by 1, 2, 3, 4, 5 order by x.tipo desc, denominazione`;

/** The steps that lead to the unit and away from it, with the other unit as it was then. An exchange between two that go on is none. */
const STEPS = `
  select p.origine_id = $1 as via, x.id, coalesce(v.codice, '') as codice, v.denominazione, p.data::text, p.tipo, p.certezza
  from passaggio p
  cross join lateral (select case when p.origine_id = $1 then p.destinazione_id else p.origine_id end as id) x
  cross join lateral (
    select codice, denominazione from versione where unita_id = x.id
    order by validita @> p.data desc, validita @> (p.data - 1) desc, lower(validita) desc limit 1
  ) v
  where (p.origine_id = $1 or p.destinazione_id = $1) and p.tipo <> 'CE' order by p.data, v.codice, v.denominazione`;

interface StepRow extends PassoUnita {
  /** True for a step away from the unit. */
  via: boolean;
}

interface HintRow extends IndizioUnita {
  evento: number;
}

interface EventRow {
  id: number;
  data: string;
  tipo: string | null;
  certezza: Certezza;
  unita_relativa_id: number | null;
  codice_relativo: string | null;
  denominazione_relativa: string | null;
  provvedimento: string | null;
}

/**
 * Versions, events and lineage of a unit; undefined for an unknown id. A unit without a named predecessor or successor has an
 * empty list: nothing is guessed. Its beginning or end then has hints, which do not belong to the lineage.
 */
export async function unitHistory(database: Database, edition: Edition, id: number, language: Language): Promise<StoriaUnita | undefined> {
  const options = { edition: edition.id };
  const versions = await database.read<VersioneUnita & { livello: Livello }>(VERSIONS, [id], options);
  const [first] = versions;
  if (!first) return undefined;
  const { livello } = first;
  const [shown, events, steps, hints] = await Promise.all([
    livello === 'uts' ? database.read<VersioneUnita>(UTS_VERSIONS, [id], options) : versions.map(({ livello: _, ...version }) => version),
    database.read<EventRow>(EVENTS, [id], options),
    database.read<StepRow>(STEPS, [id], options),
    database.read<HintRow>(HINTS, [id], options),
  ]);
  const leading = (away: boolean) => steps.filter(({ via }) => via === away).map(({ via: _, ...step }) => step);
  return {
    id,
    livello,
    versioni: [...shown],
    eventi: events.map((event) => ({
      ...describeEvent(event, language),
      indizi: hints.filter(({ evento }) => evento === event.id).map(({ evento: _, ...hint }) => hint),
    })),
    predecessori: leading(false),
    successori: leading(true),
  };
}

function describeEvent(event: EventRow, language: Language): Omit<EventoUnita, 'indizi'> {
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
