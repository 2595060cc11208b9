-- Some kinds of facts are known for other days than the changes of the municipalities.

alter table portale.edizione add column date_fatti jsonb not null default '[]';
comment on column portale.edizione.date_fatti is 'First and last day that the loaded lists of a kind of fact describe: [{ fatto, dal, al }]';
