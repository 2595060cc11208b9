import type { Transaction } from '@territori/store/database';

/** An edition that contradicts itself or the official figures is not put into service. */
export class FailedCheckError extends Error {
  override readonly name = 'FailedCheckError';
}

/** The first day of the Kingdom: a history that begins on it is the whole one. */
const FIRST_DAY = '1861-03-17';

/** Municipalities in force by the official portal; the whole history must give the same. */
export const OFFICIAL_COUNTS: Readonly<Record<string, number>> = {
  '1861-03-17': 7720,
  '1948-01-01': 7688,
  '1991-10-20': 8100,
  '2001-01-01': 8100,
  '2021-01-01': 7903,
  '2025-01-01': 7896,
};

/** Tables that hold one row of a unit at a time. */
const OF_ONE_UNIT = ['versione', 'attributi', 'territorio', 'dimensione'];

/**
 * Two rows of one unit at one time. In the order of their beginnings, rows that meet have two neighbours among them that do: so it is
 * enough to compare each row with the one before it.
 */
const OVERLAPS = `
  with accostata as (
    ${OF_ONE_UNIT.map((table) => `select '${table}' as tabella, unita_id, validita, lag(validita) over (partition by unita_id order by validita) as prima from ${table}`).join(' union all ')}
  )
  select format(
    '%s (%s %s) has two rows of %s at one time, in %s and in %s',
    coalesce(v.denominazione, 'null'), u.livello, coalesce(v.codice, 'null'), a.tabella, a.prima, a.validita
  ) as fault
  from accostata a join unita u on u.id = a.unita_id
  left join lateral (select codice, denominazione from versione where unita_id = a.unita_id order by validita desc limit 1) v on true
  where a.validita && a.prima
  limit 1`;

/** Two units of one level that have one code at one time. */
const SHARED_CODES = `
  with accostata as (
    select livello, codice, denominazione, validita, lag(denominazione) over codici as altra, lag(validita) over codici as prima
    from versione where codice is not null
    window codici as (partition by livello, codice order by validita)
  )
  select format('%s %s is the code of %s in %s and of %s in %s', livello, codice, altra, prima, denominazione, validita) as fault
  from accostata where validita && prima limit 1`;

/** A version in force while its province, region or division is not. The versions below each are added up first, because they are many. */
const PARENTS = `
  with vita as (
    select unita_id, range_agg(validita) as vita from versione where livello <> 'comune' group by unita_id
  ), figlia as (
    select v.id, v.validita, p.genere, p.superiore
    from versione v
    cross join lateral (values ('uts', v.uts_id), ('regione', v.regione_id), ('ripartizione', v.ripartizione_id)) p (genere, superiore)
    where p.superiore is not null
  ), scoperta as (
    select superiore, vita.vita
    from figlia left join vita on vita.unita_id = superiore
    group by superiore, vita.vita having not coalesce(vita.vita @> range_agg(figlia.validita), false)
  )
  select format(
    '%s (%s) is in force in %s under a %s that is not', v.denominazione, coalesce(v.codice, 'null'), v.validita, f.genere
  ) as fault
  from scoperta s join figlia f using (superiore) join versione v using (id)
  where not coalesce(s.vita @> f.validita, false)
  limit 1`;

const ORPHANS = `
  select format('%s (%s) belongs to no province in %s', denominazione, coalesce(codice, 'null'), validita) as fault
  from versione where livello = 'comune' and uts_id is null limit 1`;

/** n(start of year) + born - ceased against n(start of the next), for each level and year: the versions counted against the events.
 * A beginning or an end may be several events, one for each unit related to it. */
const RECONCILIATION = `
  with passi as (
    select livello, lower(validita) as data, 1 as passo from versione
    union all
    select livello, upper(validita), -1 from versione where not upper_inf(validita)
  ), saldi as (
    select livello, extract(year from data - 1)::int as anno, sum(passo) as saldo from passi group by livello, anno
  ), eventi as (
    select livello, extract(year from data - 1)::int as anno, count(distinct (unita_id, data)) filter (where tipo in ('CS', 'PV')) as nate,
           count(distinct (unita_id, data)) filter (where tipo in ('ES', 'AS')) as cessate
    from evento where tipo in ('CS', 'PV', 'ES', 'AS') group by livello, anno
  )
  select format(
    '%s, from 2 January %s to 1 January %s: %s born and %s ceased, but the number in force changes by %s',
    livello, anno, anno + 1, coalesce(nate, 0), coalesce(cessate, 0), coalesce(saldo, 0)
  ) as fault
  from saldi full join eventi using (livello, anno)
  where coalesce(saldo, 0) <> coalesce(nate, 0) - coalesce(cessate, 0)
  limit 1`;

/** Each gives the sentence that says what is wrong, or no row. */
const CHECKS = [OVERLAPS, SHARED_CODES, ORPHANS, PARENTS, RECONCILIATION];

/** Checks the edition that comes first in the search path; throws FailedCheckError with the first thing that is wrong. */
export async function checkEdition(transaction: Transaction): Promise<void> {
  for (const check of CHECKS) {
    const [wrong] = await transaction.query<{ fault: string }>(check);
    if (wrong) throw new FailedCheckError(wrong.fault);
  }
  const [start] = await transaction.query<{ whole: boolean }>(
    `select min(lower(validita)) = $1::date as whole from versione where livello = 'comune'`,
    [FIRST_DAY],
  );
  if (!start?.whole) return;
  for (const [date, official] of Object.entries(OFFICIAL_COUNTS)) {
    const [count] = await transaction.query<{ n: number }>(
      `select count(*)::int as n from versione where livello = 'comune' and validita @> $1::date`,
      [date],
    );
    if (count?.n !== official) throw new FailedCheckError(`${count?.n} municipalities are in force on ${date}, officially ${official}`);
  }
}
