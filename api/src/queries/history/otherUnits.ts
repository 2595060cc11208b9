/**
 * The other units of an event `e` of `evento_esteso`, with the state of that day or the nearest before: the related one
 * that the event names. Where it names none, those from which the unit began or in which it ended that day by the steps
 * that their own events tell (`passaggio`); an event of an unknown kind may be either.
 */
export const OTHER_UNITS = `
  select s.id, s.certezza, v.codice, v.denominazione, v.sigla
  from (
    select e.unita_relativa_id as id, e.certezza_relativa as certezza where e.unita_relativa_id is not null
    union all
    select p.origine_id, p.certezza from passaggio p
    where e.unita_relativa_id is null and coalesce(e.tipo, 'CS') = 'CS' and p.destinazione_id = e.unita_id and p.data = e.data
    union all
    select p.destinazione_id, p.certezza from passaggio p
    where e.unita_relativa_id is null and coalesce(e.tipo, 'ES') = 'ES' and p.origine_id = e.unita_id and p.data = e.data
  ) s
  cross join lateral (
    select codice, denominazione, sigla from versione where unita_id = s.id
    order by validita @> e.data desc, validita @> (e.data - 1) desc, lower(validita) desc limit 1
  ) v`;
