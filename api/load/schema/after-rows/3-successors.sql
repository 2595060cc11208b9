-- What each municipality is at a second date: the rows of `destino` are written with the others (before-rows/tables.sql).

create materialized view vita_comune as
  select unita_id, range_agg(validita) as vita from versione where livello = 'comune' group by unita_id;
comment on materialized view vita_comune is 'The dates at which each municipality existed';
create unique index vita_comune_unita on vita_comune (unita_id);
analyze vita_comune;

create index destino_partenza on destino (partenza);
analyze destino;
