-- The two roles with no right too many, and what they may do. Unlike the numbered scripts it runs whenever one of them
-- or a right is missing: roles belong to the whole server and are in no dump of a database, so one that was restored on
-- a new server comes without them and without their rights.
do $$
declare
  ruolo text;
  edizione text;
begin
  foreach ruolo in array array['portale_lettura', 'portale_conteggio'] loop
    begin
      if to_regrole(ruolo) is null then
        execute format('create role %I nologin', ruolo);
      end if;
      -- who makes a role belongs to it from PostgreSQL 16 on, and yet may not take it on
      if not pg_has_role(current_user, ruolo, case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end) then
        execute format('grant %I to current_user', ruolo);
      end if;
    exception
      -- made for another database of the server in this very moment
      when duplicate_object or unique_violation then null;
      when insufficient_privilege then
        raise insufficient_privilege using message = format(
          '%s; an administrator of the server may do it: create role portale_lettura; create role portale_conteggio; grant portale_lettura, portale_conteggio to %I',
          sqlerrm, current_user);
    end;
  end loop;

  -- a new database: the numbered scripts and the loads give the rights on what they make
  if to_regclass('portale.edizione') is null then
    return;
  end if;
  grant usage on schema portale to portale_lettura, portale_conteggio;
  grant select on portale.edizione, portale.consultazione, portale.migrazione to portale_lettura;
  if to_regclass('portale.edizione_superata') is not null then
    grant select on portale.edizione_superata to portale_lettura;
  end if;
  if to_regclass('portale.caricamento') is not null then
    grant select on portale.caricamento to portale_lettura;
  end if;
  grant select, insert, update on portale.consultazione to portale_conteggio;
  for edizione in select nspname from pg_namespace where nspname ~ '^edizione_[0-9]+$' loop
    execute format('grant usage on schema %1$I to portale_lettura; grant select on all tables in schema %1$I to portale_lettura', edizione);
  end loop;
end $$;
