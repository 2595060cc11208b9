import type { Database } from '@territori/store/database';

/** The unit of a column as it was on the first day of `v`, or at the nearest time. */
const nameOf = (unit: string, as: string) => `
  left join lateral (
    select denominazione from versione x where x.unita_id = ${unit} order by x.validita @> lower(v.validita) desc, lower(x.validita) desc limit 1
  ) ${as} on true`;

const VERSIONS = `
  select v.unita_id as unita, coalesce(v.codice, '') as codice, v.denominazione, p.denominazione as provincia,
         sigla_del_tempo(v.sigla, v.validita) as sigla_automobilistica, r.denominazione as regione, v.codice_catastale,
         lower(v.validita)::text as validita_da, coalesce(upper(v.validita), date '9999-12-31')::text as validita_a
  from versione v ${nameOf('v.uts_id', 'p')} ${nameOf('v.regione_id', 'r')} where v.livello <> 'uts' and v.unita_id = any($1)
  union all
  -- the statistical code of a province also changes while its version stays
  select unita, codice, denominazione, null, sigla_del_tempo(sigla, tratto), regione, null,
         lower(tratto)::text, coalesce(upper(tratto), date '9999-12-31')::text
  from (
    select unita_id as unita, coalesce(codice_uts, codice, '') as codice, denominazione, sigla, denominazione_regione as regione,
           unnest(range_agg(tratto)) as tratto
    from uts_estesa where unita_id = any($1) group by 1, 2, 3, 4, 5
  ) u order by unita, validita_da`;

const EVENTS = `
  select unita_id as unita, id, data::text, tipo, certezza, provvedimento,
         case when unita_relativa_id is not null then json_build_object(
           'id', unita_relativa_id, 'codice', coalesce(codice_relativo, ''), 'denominazione', denominazione_relativa) end as unita_relativa,
         coalesce((
           select json_agg(json_build_object('id', h.unita_id, 'codice', h.codice, 'denominazione', h.denominazione, 'tipo', h.tipo)
                           order by h.tipo desc, h.denominazione, h.unita_id)
           from (
             select distinct x.unita_id, coalesce(x.codice_prima, x.codice, '') as codice, coalesce(x.denominazione_prima, x.denominazione) as denominazione, x.tipo
             from evento_con_stati x
             where e.tipo in ('CS', 'ES') and x.tipo in ('CS', 'ES') and x.livello = e.livello and x.data = e.data and x.unita_id <> e.unita_id
               and coalesce(x.uts_prima_id, x.uts_dopo_id) = coalesce(e.uts_prima_id, e.uts_dopo_id)
               and not exists (select from passaggio p where p.data = e.data and e.unita_id in (p.origine_id, p.destinazione_id))
           ) h), '[]') as indizi
  from evento_esteso e where unita_id = any($1) order by unita_id, e.data, ordine`;

/** A unit of a step or event, in its state on a day, else on the day before, else in its last one. */
const nearest = (unit: string, day: string) => `
  select codice, denominazione, sigla from versione where unita_id = ${unit}
  order by validita @> ${day} desc, validita @> (${day} - 1) desc, lower(validita) desc limit 1`;

const STEPS = `
  select s.unita, s.back, s.id, coalesce(v.codice, '') as codice, v.denominazione, s.data::text, s.tipo, s.certezza
  from (
    select origine_id as unita, false as back, destinazione_id as id, data, tipo, certezza from passaggio where tipo <> 'CE'
    union all
    select destinazione_id, true, origine_id, data, tipo, certezza from passaggio where tipo <> 'CE'
  ) s cross join lateral (${nearest('s.id', 's.data')}) v
  where s.unita = any($1) order by s.unita, s.data, nullif(codice, ''), v.denominazione`;

/** Consecutive states with one code, name and type, the last one first. */
const CODES = `
  with stato as (
    select unita_id as unita, coalesce(codice, '') as codice, denominazione, null::smallint as tipo, validita as tempo
    from versione where livello <> 'uts' and unita_id = any($1)
    union all
    select unita_id, coalesce(codice_uts, codice, ''), denominazione, tipo, tratto from uts_estesa where unita_id = any($1)
  ), numerato as (
    select *, count(*) filter (where nuovo) over (partition by unita order by lower(tempo)) as parte
    from (
      select *, (lag(codice) over w, lag(denominazione) over w, lag(tipo) over w, lag(upper(tempo)) over w)
                is distinct from (codice, denominazione, tipo, lower(tempo)) as nuovo
      from stato window w as (partition by unita order by lower(tempo))
    ) s
  )
  select unita, codice as "Codice Istat", denominazione as "Denominazione", to_char(min(lower(tempo)), 'DD/MM/YYYY') as "Data inizio",
         case when bool_or(upper_inf(tempo)) then ' ' else to_char(max(upper(tempo)) - 1, 'DD/MM/YYYY') end as "Data fine"
  from numerato group by unita, parte, codice, denominazione order by unita, min(lower(tempo)) desc`;

/** The municipalities and regions of an event with the other units: the one that it names, else those of the steps of the day. */
const ASSOCIATED = `
  select e.unita_id as unita, coalesce(e.codice_prima, e.codice) as before, coalesce(e.denominazione_prima, e.denominazione) as name,
         coalesce(e.sigla_prima, e.sigla_dopo) as plate, case when proprio then e.codice_dopo else v.codice end as after,
         case when proprio then e.sigla_dopo else v.sigla end as plate_after, case when proprio then e.certezza else s.certezza end as certainty,
         (select f.codice from versione o join versione f on f.unita_id = o.ripartizione_id and f.validita @> e.data
          where o.unita_id = e.unita_id and o.validita @> e.data) as division
  from evento_esteso e cross join lateral (select e.tipo in ('CD', 'RN', 'AP') and e.tipo is not null as proprio) own
  left join lateral (
    select e.unita_relativa_id as id, e.certezza_relativa as certezza where e.unita_relativa_id is not null
    union all
    select p.origine_id, p.certezza from passaggio p
    where e.unita_relativa_id is null and coalesce(e.tipo, 'CS') = 'CS' and p.destinazione_id = e.unita_id and p.data = e.data
    union all
    select p.destinazione_id, p.certezza from passaggio p
    where e.unita_relativa_id is null and coalesce(e.tipo, 'ES') = 'ES' and p.origine_id = e.unita_id and p.data = e.data
  ) s on true left join lateral (${nearest('s.id', 'e.data')}) v on true
  where e.unita_id = any($1) order by e.unita_id, e.data, e.ordine, v.codice, v.denominazione`;

type Row = Readonly<Record<string, unknown>>;

/** What SQL says of a unit, as one would write it by hand. */
export interface StoryByHand {
  readonly versions: readonly Row[];
  readonly events: readonly Row[];
  readonly steps: Readonly<Record<'predecessori' | 'successori', readonly Row[]>>;
  readonly codes: readonly Row[];
  readonly associated: readonly Row[];
}

/** Asks the database for the stories of some units. */
export async function storiesByHand(database: Database, units: readonly number[]): Promise<ReadonlyMap<number, StoryByHand>> {
  const ask = async (sql: string) => {
    const rows = await database.read<Row & { unita: number }>(sql, [[...units]]);
    return (unit: number) => rows.filter(({ unita }) => unita === unit).map(({ unita, ...row }): Row => row);
  };
  const [versions, events, steps] = [await ask(VERSIONS), await ask(EVENTS), await ask(STEPS)];
  const [codes, associated] = [await ask(CODES), await ask(ASSOCIATED)];
  const leading = (unit: number, wanted: boolean) => steps(unit).flatMap(({ back, ...step }) => (back === wanted ? [step] : []));
  return new Map(
    units.map((unit) => [
      unit,
      {
        versions: versions(unit),
        events: events(unit),
        steps: { predecessori: leading(unit, true), successori: leading(unit, false) },
        codes: codes(unit),
        associated: associated(unit),
      },
    ]),
  );
}
