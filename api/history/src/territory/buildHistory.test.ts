import { ENGINES, openLoaded, useDatabase } from '@territori/api-testing';
import { recordRows } from '@territori/api-testing/recordRows';
import { OFFICIAL_COUNTS } from '@territori/load/edition/checkEdition';
import type { Database } from '@territori/store/database';
import { groupBy } from '@territori/traduzione/groupBy';
import { describe, expect, it } from 'vitest';

/** What a test asks of the loaded history, in few words. */
const asking = (database: () => Database) => ({
  async unit(code: string, date: string, level = 'comune'): Promise<number | undefined> {
    const [row] = await database().read<{ unita_id: number }>(
      'select unita_id from versione where livello = $3 and codice = $1 and validita @> $2::date',
      [code, date, level],
    );
    return row?.unita_id;
  },
  async name(code: string, date: string): Promise<string | undefined> {
    const [row] = await database().read<{ denominazione: string }>('select denominazione from comuni_al($2::date) where codice = $1', [
      code,
      date,
    ]);
    return row?.denominazione;
  },
  /** Events of a unit as "date kind code name". */
  async events(unit: number | undefined): Promise<string[]> {
    const rows = await database().read<{ evento: string }>(
      `select concat_ws(' ', data, coalesce(tipo, '?'), codice, denominazione) as evento from evento where unita_id = $1 order by data, ordine`,
      [unit ?? 0],
    );
    return rows.map((row) => row.evento);
  },
  async count(sql: string, ...parameters: (string | number)[]): Promise<number> {
    const [row] = await database().read<{ n: number }>(`select count(*) as n from (${sql}) conteggio`, parameters);
    return row?.n ?? -1;
  },
});

describe.each(ENGINES)('the real history on %s', (engine) => {
  const loaded = useDatabase(openLoaded, engine);
  const ask = asking(() => loaded.database);

  it.each(Object.entries(OFFICIAL_COUNTS))('has on %s the %i municipalities of the official portal', async (date, official) => {
    expect(await ask.count('select from comuni_al($1::date)', date)).toBe(official);
  });

  it.each(Object.keys(OFFICIAL_COUNTS))('has on %s exactly the codes that the vocabulary has', async (date) => {
    const iso = (day = '') => day.split('-').reverse().join('-');
    const recorded = (await recordRows('cities')).filter(
      (row) => iso(row.data_inizio_validita) <= date && date < iso(row.data_fine_validita),
    );
    const found = await loaded.database.read<{ codice: string }>('select codice from comuni_al($1::date)', [date]);
    expect(new Set(found.map((row) => row.codice))).toEqual(new Set(recorded.map((row) => row.codice_comune)));
  });

  it('has 107 provinces in 2020 and 110 from 2026', async () => {
    expect(await ask.count('select from uts_al($1::date)', '2020-01-01')).toBe(107);
    expect(await ask.count('select from uts_al($1::date)', '2025-12-31')).toBe(107);
    expect(await ask.count('select from uts_al($1::date)', '2026-01-01')).toBe(110);
  });

  it('has no province of Caserta from 12/01/1927 to 01/09/1945, and the same one after', async () => {
    const caserta = await ask.unit('061', '1900-01-01', 'uts');
    expect(caserta).toBeDefined();
    expect(await ask.unit('061', '1935-01-01', 'uts')).toBeUndefined();
    expect(await ask.unit('061', '1945-09-01', 'uts')).toBe(caserta);
    expect((await ask.events(caserta)).map((event) => event.slice(0, 13))).toEqual(
      expect.arrayContaining(['1861-03-17 PV', '1927-01-12 ES', '1945-09-01 CS']),
    );
  });

  it('takes Sovizzo for a new unit: a merger that kept the name', async () => {
    const before = await ask.unit('024103', '2024-01-21');
    const after = await ask.unit('024128', '2024-01-22');
    expect(await ask.name('024103', '2024-01-21')).toBe('Sovizzo');
    expect(await ask.name('024128', '2024-01-22')).toBe('Sovizzo');
    expect(before).not.toBe(after);
    expect(await ask.events(before)).toContain('2024-01-22 ES 024103 Sovizzo');
    expect((await ask.events(after))[0]).toBe('2024-01-22 CS 024128 Sovizzo');
  });

  it.each(['San Martino', 'Castello', 'Capriva'])(
    'settles by the cadastral code which of the units named %s got which code',
    async (name) => {
      const torn = await loaded.database.read(
        `select prima.codice_catastale, dopo.codice_catastale
       from evento e join versione prima on prima.id = e.versione_prima_id join versione dopo on dopo.id = e.versione_dopo_id
       where e.tipo in ('AP', 'RN') and dopo.denominazione_it = $1
         and prima.codice <> dopo.codice and prima.codice_catastale <> dopo.codice_catastale`,
        [name],
      );
      const followed = await ask.count(
        `select from evento e join versione dopo on dopo.id = e.versione_dopo_id
       where e.tipo in ('AP', 'RN') and dopo.denominazione_it = $1 and e.data < '1930-01-01'`,
        name,
      );
      expect(torn).toEqual([]);
      expect(followed).toBeGreaterThanOrEqual(2);
    },
  );

  it('carries Nuoro, Oristano, Sassari and Cagliari on as the same provinces under their codes of 2026', async () => {
    for (const [before, after] of [
      ['091', '114'],
      ['095', '115'],
      ['090', '112'],
      ['092', '118'],
    ] as const) {
      expect(await ask.unit(after, '2026-01-01', 'uts')).toBe(await ask.unit(before, '2025-12-31', 'uts'));
    }
    expect(await ask.unit('111', '2026-01-01', 'uts')).toBeUndefined();
  });

  it('knows 40 codes that return under another name: for another unit, but for the 19 that report 130 knows to be renamed', async () => {
    const returns = await loaded.database.read<Record<'codice' | 'prima' | 'dopo' | 'oggi', string> & { stessa_unita: boolean }>(
      `with periodo as (
         select codice, unita_id, denominazione as dopo, validita, lag(unita_id) over w as prima_id, lag(denominazione) over w as prima,
                lag(upper(validita)) over w as fine
         from versione where livello = 'comune' and codice is not null window w as (partition by codice order by lower(validita)))
       select codice, prima, dopo, unita_id = prima_id as stessa_unita,
              (select v.codice from versione v where v.unita_id = periodo.unita_id order by lower(v.validita) desc limit 1) as oggi
       from periodo where fine < lower(validita) and dopo <> prima`,
    );
    const renamed = groupBy(await recordRows('situas_130_2026-05-11'), (row) => row['codice comune']);
    const isRenamed = ({ codice, prima, dopo, oggi }: (typeof returns)[number]) =>
      (renamed.get(codice) ?? []).some(
        (row) => [prima, dopo].includes(row['denominazione precedente'] ?? '') && row['codice comune corrente'] === oggi,
      );
    expect(returns.filter((one) => one.stessa_unita !== isRenamed(one))).toEqual([]);
    expect([returns.length, returns.filter(({ stessa_unita }) => stessa_unita).length]).toEqual([40, 19]);
  });

  it('knows 4.133 boundaries of one code without a change of attributes, as changes of unknown kind, all before 1991', async () => {
    const unchanged = await ask.count(
      `select from evento e join versione prima on prima.id = e.versione_prima_id join versione dopo on dopo.id = e.versione_dopo_id
       where e.livello = 'comune' and e.tipo is null and prima.regione_id is not distinct from dopo.regione_id`,
    );
    expect(unchanged).toBe(4133);
    expect(await ask.count(`select from evento where livello = 'comune' and tipo is null and data >= '1991-01-01'`)).toBe(0);
  });

  it('takes the birth of the regions for no event of a municipality', async () => {
    const flips = await ask.count(
      `select from evento e join versione prima on prima.id = e.versione_prima_id join versione dopo on dopo.id = e.versione_dopo_id
       where e.livello = 'comune' and e.data = '1948-01-01' and e.tipo is null and prima.regione_id is null and dopo.regione_id is not null
         and prima.codice = dopo.codice and prima.denominazione = dopo.denominazione`,
    );
    expect(flips).toBe(0);
    expect(await ask.count(`select from comuni_al('1947-12-31') where codice_regione is not null`)).toBe(0);
    expect(await ask.count(`select from comuni_al('1948-01-01') where codice_regione is null`)).toBe(0);
  });

  it('names a related unit as declared, or before 1991 as deduced for a beginning or an end, and none by guess', async () => {
    const kinds = await loaded.database.read(
      `select certezza_relativa as certezza, array_agg(distinct tipo order by tipo) as tipi, max(data)::text >= '1991' as dal_1991
       from evento where livello = 'comune' and unita_relativa_id is not null and (tipo <> 'AP' or certezza_relativa <> 'derivato')
       group by 1 order by 1`,
    );
    expect(kinds).toEqual([
      { certezza: 'dedotto', tipi: ['CS', 'ES'], dal_1991: false },
      { certezza: 'dichiarato', tipi: ['AQ', 'AQES', 'CE', 'CECS', 'CS', 'ES'], dal_1991: true },
    ]);
  });

  it('knows the type and the statistical code of a unit as long as it was a plain province, and afterwards as something says so', async () => {
    const type = async (code: string, date: string) =>
      (
        await loaded.database.read<{ tipo: number | null; codice_uts: string | null }>(
          'select tipo, codice_uts from uts_al($2::date) where codice = $1',
          [code, date],
        )
      )[0];
    expect(await type('001', '2015-01-01')).toEqual({ tipo: 3, codice_uts: '201' });
    expect(await type('001', '2014-12-31')).toEqual({ tipo: 1, codice_uts: '001' });
    expect(await type('002', '1948-01-01')).toEqual({ tipo: 1, codice_uts: '002' });
    expect(await type('002', '1947-12-31')).toEqual({ tipo: 1, codice_uts: '002' });
    expect(await type('082', '2016-06-05')).toEqual({ tipo: 1, codice_uts: '082' });
    // from which day Trento was autonomous is in no file
    expect(await type('022', '1960-01-01')).toEqual({ tipo: null, codice_uts: '022' });
    expect(await type('082', '2016-06-06')).toEqual({ tipo: 3, codice_uts: '282' });
    expect(await type('112', '2026-01-01')).toEqual({ tipo: 3, codice_uts: '312' });
  });

  it('shows sizes from their census on, for the municipalities that did not change until the day of a file', async () => {
    const sizes = (date: string) =>
      ask.count('select from comuni_al($1::date) c join dimensione d on d.unita_id = c.unita_id and d.validita @> $1::date', date);
    expect(await sizes('1991-10-19')).toBe(0);
    expect(await sizes('1991-10-20')).toBe(8100);
    // 7,904 in force, less those that ended or took over another until the first file with the census
    expect(await sizes('2021-12-31')).toBe(7897);
    expect(await sizes('2026-01-01')).toBe(7896);
    const [italy] = await loaded.database.read(
      `select sum(d.numero_comuni)::int as comuni, sum(d.popolazione_legale)::int as popolazione, count(*)::int as regioni
       from regioni_al('2026-01-01') r join dimensione d on d.unita_id = r.unita_id and d.validita @> date '2026-01-01'`,
    );
    const [provinces] = await loaded.database.read(
      `select sum(d.numero_comuni)::int as comuni, sum(d.popolazione_legale)::int as popolazione, 20 as regioni
       from uts_al('2026-01-01') u join dimensione d on d.unita_id = u.unita_id and d.validita @> date '2026-01-01'`,
    );
    expect(italy).toEqual(provinces);
  });
});
