/**
 * The other units of an event `e` of `evento_esteso`, each in its state on that day or the nearest state before: the related unit that the
 * event names. When it names none: the units from which the unit began, or into which it ended, that day, according to the steps in the
 * events of those units (`passaggio`). For an event of an unknown kind both directions are read:
 * `origine` is true for a unit from which a step leads to the unit of the event.
 */
export const OTHER_UNITS = `
  select s.id, s.certezza, s.origine, v.codice, v.denominazione, v.sigla
  from (
    select e.unita_relativa_id as id, e.certezza_relativa as certezza, false as origine where e.unita_relativa_id is not null
    union all
    select p.origine_id, p.certezza, true from passaggio p
    where e.unita_relativa_id is null and coalesce(e.tipo, 'CS') = 'CS' and p.destinazione_id = e.unita_id and p.data = e.data
    union all
    select p.destinazione_id, p.certezza, false from passaggio p
    where e.unita_relativa_id is null and coalesce(e.tipo, 'ES') = 'ES' and p.origine_id = e.unita_id and p.data = e.data
  ) s
  cross join lateral (
    select codice, denominazione, sigla from versione where unita_id = s.id
    order by validita @> e.data desc, validita @> (e.data - 1) desc, lower(validita) desc limit 1
  ) v`;
