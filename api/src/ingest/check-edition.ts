import type { Transaction } from '../database/index.ts';

/** An edition that contradicts itself or the official figures is not put into service. */
export class FailedCheckError extends Error {
  override readonly name = 'FailedCheckError';
}

/** Municipalities in force by the official portal; the full history must give the same. */
export const OFFICIAL_COUNTS: Readonly<Record<string, number>> = {
  '1861-03-17': 7720,
  '1948-01-01': 7688,
  '1991-10-20': 8100,
  '2001-01-01': 8100,
  '2021-01-01': 7903,
  '2025-01-01': 7896,
};

const PARENTS = `
  with vita as (select unita_id, range_agg(validita) as vita from versione where livello <> 'comune' group by unita_id)
  select v.livello, v.codice, v.denominazione, v.validita, p.genere
  from versione v
  cross join lateral (values ('uts', v.uts_id), ('regione', v.regione_id), ('ripartizione', v.ripartizione_id)) p (genere, id)
  left join vita on vita.unita_id = p.id
  where p.id is not null and not coalesce(vita.vita @> v.validita, false)
  limit 1`;

const ORPHANS = `select codice, denominazione, validita from versione where livello = 'comune' and uts_id is null limit 1`;

/** n(start of year) + born - ceased against n(start of the next), for each level and year. */
const RECONCILIATION = `
  with anni as (
    select l.livello, make_date(a, 1, 1) as dal, make_date(a + 1, 1, 1) as al
    from (values ('comune'), ('uts'), ('regione')) l (livello)
    cross join generate_series(1862, (select max(extract(year from lower(validita)))::int from versione)) a)
  select livello, dal, inizio, nate, cessate, fine from (
    select livello, dal,
      (select count(*) from versione v where v.livello = anni.livello and v.validita @> dal) as inizio,
      (select count(*) from evento e where e.livello = anni.livello and e.tipo in ('CS', 'PV') and e.data > dal and e.data <= al) as nate,
      (select count(*) from evento e where e.livello = anni.livello and e.tipo = 'ES' and e.data > dal and e.data <= al) as cessate,
      (select count(*) from versione v where v.livello = anni.livello and v.validita @> al) as fine
    from anni) conti
  where inizio + nate - cessate <> fine
  limit 1`;

/** Checks the edition that comes first in the search path; throws FailedCheckError with the first thing that is wrong. */
export async function checkEdition(transaction: Transaction, options: { officialCounts: boolean }): Promise<void> {
  const [orphan] = await transaction.query<{ codice: string; denominazione: string; validita: string }>(ORPHANS);
  if (orphan) throw new FailedCheckError(`${orphan.denominazione} (${orphan.codice}) belongs to no province in ${orphan.validita}`);
  const [parent] = await transaction.query<{ codice: string; denominazione: string; validita: string; genere: string }>(PARENTS);
  if (parent) {
    throw new FailedCheckError(
      `${parent.denominazione} (${parent.codice}) is in force in ${parent.validita} under a ${parent.genere} that is not`,
    );
  }
  const [year] = await transaction.query<Record<'livello' | 'dal' | 'inizio' | 'nate' | 'cessate' | 'fine', string>>(RECONCILIATION);
  if (year) {
    const sum = `${year.inizio} + ${year.nate} born - ${year.cessate} ceased is not ${year.fine}`;
    throw new FailedCheckError(`${year.livello}: from ${year.dal} to a year later ${sum}`);
  }
  if (!options.officialCounts) return;
  for (const [date, official] of Object.entries(OFFICIAL_COUNTS)) {
    const [count] = await transaction.query<{ n: number }>(
      `select count(*)::int as n from versione where livello = 'comune' and validita @> $1::date`,
      [date],
    );
    if (count?.n !== official) throw new FailedCheckError(`${count?.n} municipalities are in force on ${date}, officially ${official}`);
  }
}
