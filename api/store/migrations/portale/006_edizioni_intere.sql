-- Every edition has the whole history: whether it is approximate is no longer asked. Earlier programs read the column, so it stays.

alter table portale.edizione alter column approssimata set default false;
comment on column portale.edizione.approssimata is 'Always false; programs before version 2 read it';
comment on column portale.edizione.origine is 'Who chose the files, those added aside: an operator by hand, the folder of PORTALE_DATI, the record that comes with the portal, or its update from the official addresses';
