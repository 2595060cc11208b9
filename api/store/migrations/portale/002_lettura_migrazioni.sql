-- A process that may only read still has to see whether the schema is that of its version.
grant select on portale.migrazione to portale_lettura;
