-- The successors of each municipality, by the passages of the edition (before-rows/tables.sql). For each municipality in force at a first
-- date: the units that it is at a second date.

create materialized view vita_comune as
  select unita_id, range_agg(validita) as vita from versione where livello = 'comune' group by unita_id;
comment on materialized view vita_comune is 'The dates at which each municipality existed';
create unique index vita_comune_unita on vita_comune (unita_id);
analyze vita_comune;

create materialized view destino as
  with recursive passo as (
    select * from passaggio where livello = 'comune'
  ),
  -- follows the passages from each ended unit to all its successors; `quando`: the dates at which no unit on the path exists
  cammino (partenza, inizio, unita, data, certezza, quando) as (
    select p.origine_id, p.data, p.destinazione_id, p.data, p.certezza, datemultirange(daterange(p.data, null)) - v.vita
    from passo p join vita_comune v on v.unita_id = p.origine_id
    union
    select c.partenza, c.inizio, p.destinazione_id, p.data, case when 'dedotto' in (c.certezza, p.certezza) then 'dedotto' else 'dichiarato' end,
           (c.quando - v.vita) * datemultirange(daterange(p.data, null))
    from cammino c join vita_comune v on v.unita_id = c.unita join passo p on p.origine_id = c.unita and p.data >= c.data
    where not isempty(c.quando - v.vita)
  ), arrivo as (
    select c.partenza, c.inizio, c.unita, c.certezza, range_agg(c.quando * v.vita) as quando
    from cammino c join vita_comune v on v.unita_id = c.unita
    where not isempty(c.quando * v.vita)
    group by c.partenza, c.inizio, c.unita, c.certezza
  ),
  -- a unit that ended more than once and led to the same successor each time has one row for a pair of dates: that of its last end
  successore as (
    select partenza, inizio, unita, certezza, quando - coalesce(range_agg(quando) over prima, '{}') as quando
    from arrivo
    window prima as (partition by partenza, unita order by inizio desc, certezza desc rows between unbounded preceding and 1 preceding)
  ), seguito as (
    select partenza, inizio, range_agg(quando) as quando from successore group by partenza, inizio
  ), ultimo_seguito as (
    select partenza, inizio, quando - coalesce(range_agg(quando) over prima, '{}') as quando
    from seguito
    window prima as (partition by partenza order by inizio desc rows between unbounded preceding and 1 preceding)
  )
  select unita_id as partenza, unita_id as unita, null as certezza, daterange(null, null) as dopo, vita as quando from vita_comune
  union all
  select partenza, unita, certezza, daterange(null, inizio), quando from successore where not isempty(quando)
  union all
  -- the first date is after the last end that has a successor
  select partenza, null, 'non noto', daterange(inizio, null), quando from ultimo_seguito where not isempty(quando)
  union all
  -- the unit does not exist at the second date and has no successor
  select v.unita_id, null, 'non noto', daterange(null, null), resto.quando
  from vita_comune v
  left join (select partenza, range_agg(quando) as quando from seguito group by partenza) s on s.partenza = v.unita_id
  cross join lateral (select datemultirange(daterange(lower(v.vita), null)) - v.vita - coalesce(s.quando, '{}') as quando) resto
  where not isempty(resto.quando);
comment on materialized view destino is 'The units that a municipality (partenza) is at a second date, within quando, when it existed at or after a first date, within dopo: itself, each successor (certezza: dichiarato or dedotto), or null (non noto) where no source names a successor';
create index destino_partenza on destino (partenza);
analyze destino;
