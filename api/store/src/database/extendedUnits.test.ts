import { ENGINES, openLoaded, useDatabase } from '@territori/api-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const [FIRST, LAST] = [Date.UTC(1861, 2, 17), Date.UTC(2026, 11, 31)];
const day = fc
  .integer({ min: FIRST / 86_400_000, max: LAST / 86_400_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));

/** What the tables say of provinces and municipalities at `$1`, joined row by row. */
const JOINED = `
  with uts as (
    select v.unita_id, v.id, v.codice, a.codice_uts, v.denominazione, a.tipo, v.sigla, a.codice_fiscale, a.nuts3,
           v.regione_id, g.codice as codice_regione, g.denominazione as denominazione_regione,
           g.ripartizione_id, r.codice as codice_ripartizione, r.denominazione as denominazione_ripartizione, v.validita
    from versione v
    left join attributi a on a.unita_id = v.unita_id and a.validita @> $1::date
    left join versione g on g.unita_id = v.regione_id and g.validita @> $1::date
    left join versione r on r.unita_id = g.ripartizione_id and r.validita @> $1::date
    where v.livello = 'uts' and v.validita @> $1::date
  ), comune as (
    select v.unita_id, v.id, v.codice, v.denominazione, v.denominazione_it, v.denominazione_altra,
           v.sigla, v.codice_catastale, a.codice_fiscale, a.capoluogo_regione, a.capoluogo_uts, a.nuts1, a.nuts2, a.nuts3,
           v.uts_id, u.codice, u.codice_uts, u.denominazione, u.tipo, v.regione_id, u.codice_regione, u.denominazione_regione,
           u.ripartizione_id, u.codice_ripartizione, u.denominazione_ripartizione, v.validita
    from versione v
    left join attributi a on a.unita_id = v.unita_id and a.validita @> $1::date
    left join uts u on u.unita_id = v.uts_id
    where v.livello = 'comune' and v.validita @> $1::date
  )`;

const differences = (table: string, extended: string, columns = '') => `
  (select 'missing' as which, t::text as row from (select * from ${table} except all select ${columns} from ${extended}($1::date)) t)
  union all
  (select 'too many', t::text from (select ${columns} from ${extended}($1::date) except all select * from ${table}) t)`;

describe.each(ENGINES)('what is laid side by side when an edition is loaded, on %s', (engine) => {
  const loaded = useDatabase(openLoaded, engine);

  it('is at any date what the tables say, joined row by row', async () => {
    const columns = await loaded.database.read<{ names: string }>(
      `select string_agg(attname, ', ' order by attnum) as names from pg_attribute
       where attrelid in ('uts_estesa'::regclass, 'comune_esteso'::regclass) and attnum > 0 and attname <> 'tratto'
       group by attrelid order by attrelid = 'comune_esteso'::regclass`,
    );
    const [uts, municipal] = columns.map(({ names }) => names);
    await fc.assert(
      fc.asyncProperty(day, async (date) => {
        const rows = await loaded.database.read(
          `${JOINED} ${differences('uts', 'uts_al', uts)} union all ${differences('comune', 'comuni_al', municipal)} limit 5`,
          [date],
        );
        expect(rows).toEqual([]);
      }),
      { numRuns: 30, seed: 1861, examples: [['1861-03-17'], ['1947-12-31'], ['1948-01-01'], ['2024-01-22'], ['2026-01-01']] },
    );
  }, 60_000);

  it.each(['uts_estesa', 'comune_esteso'])('has in %s the whole life of each version, without gaps or overlaps', async (view) => {
    expect(
      await loaded.database.read(
        `select v.id from versione v
         left join (select versione_id, range_agg(tratto) as vita, sum(coalesce(upper(tratto), date '9999-12-31') - lower(tratto)) as giorni
                    from ${view} group by versione_id) e on e.versione_id = v.id
         where v.livello = $1 and (e.vita is distinct from datemultirange(v.validita)
                                   or e.giorni <> coalesce(upper(v.validita), date '9999-12-31') - lower(v.validita))`,
        [view === 'uts_estesa' ? 'uts' : 'comune'],
      ),
    ).toEqual([]);
  });
});
