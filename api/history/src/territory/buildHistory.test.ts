import { ENGINES, openLoaded, type ReadDatabase } from '@territori/api-testing';
import { recordRows } from '@territori/api-testing/recordRows';
import { OFFICIAL_COUNTS } from '@territori/load/edition/checkEdition';
import type { Database } from '@territori/store/database';
import { groupBy } from '@territori/traduzione/groupBy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

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
  async codes(unit: number | undefined): Promise<string[]> {
    const rows = await database().read<{ codice: string; validita: string }>(
      'select codice, range_agg(validita)::text as validita from versione where unita_id = $1 group by codice order by min(lower(validita))',
      [unit ?? 0],
    );
    return rows.map((row) => `${row.codice} ${row.validita}`);
  },
  async count(sql: string, ...parameters: (string | number)[]): Promise<number> {
    const [row] = await database().read<{ n: number }>(`select count(*) as n from (${sql}) conteggio`, parameters);
    return row?.n ?? -1;
  },
});

describe.each(ENGINES)('the real history on %s', (engine) => {
  let loaded: ReadDatabase;
  const ask = asking(() => loaded.database);
  beforeAll(async () => {
    loaded = await openLoaded(engine);
  }, 240_000);
  afterAll(() => loaded?.dispose());

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

  it('keeps Agliè one unit through 001001, 007805 and 001001 again', async () => {
    const aglie = await ask.unit('001001', '1900-01-01');
    expect(await ask.unit('007805', '1930-01-01')).toBe(aglie);
    expect(await ask.unit('001001', '2020-01-01')).toBe(aglie);
    expect(await ask.codes(aglie)).toEqual(['001001 {[1861-03-17,1927-01-12),[1945-10-05,)}', '007805 {[1927-01-12,1945-10-05)}']);
    expect(await ask.events(aglie)).toContain('1927-01-12 AP 007805 Agliè');
    expect(await ask.events(aglie)).toContain('1945-10-05 AP 001001 Agliè');
  });

  it('gives 092119 to Senis, then to Sadali, which are two units', async () => {
    expect(await ask.name('092119', '1950-01-01')).toBe('Senis');
    expect(await ask.name('092119', '2010-01-01')).toBe('Sadali');
    const senis = await ask.unit('092119', '1950-01-01');
    const sadali = await ask.unit('092119', '2010-01-01');
    expect(senis).not.toBe(sadali);
    expect(await ask.name('095054', '2020-01-01')).toBe('Senis');
    expect(await ask.unit('095054', '2020-01-01')).toBe(senis);
    expect(await ask.unit('111058', '2020-01-01')).toBe(sadali);
  });

  it('keeps Baranzate one unit through its ends in 1869 and 2003 and its returns in 2001 and 2004', async () => {
    const baranzate = await ask.unit('015250', '2002-01-01');
    expect(await ask.unit('015250', '2020-01-01')).toBe(baranzate);
    expect(await ask.unit('015250', '2003-12-31')).toBeUndefined();
    const events = (await ask.events(baranzate)).map((event) => event.slice(0, 13));
    expect(events).toEqual(['1861-03-17 PV', '1869-05-01 ES', '2001-12-12 CS', '2003-03-06 ES', '2004-06-08 CS']);
  });

  it('tells the two Samone apart', async () => {
    const samone = await loaded.database.read<{ unita_id: number; sigla: string }>(
      `select unita_id, sigla from comuni_al('2020-01-01') where denominazione = 'Samone' order by sigla`,
    );
    expect(samone.map((row) => row.sigla)).toEqual(['TN', 'TO']);
    expect(new Set(samone.map((row) => row.unita_id)).size).toBe(2);
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

  it('renames Lonato to Lonato del Garda on 02/11/2007', async () => {
    const lonato = await ask.unit('017092', '2000-01-01');
    expect(await ask.name('017092', '2007-11-01')).toBe('Lonato');
    expect(await ask.name('017092', '2007-11-02')).toBe('Lonato del Garda');
    expect(await ask.unit('017092', '2020-01-01')).toBe(lonato);
    expect(await ask.events(lonato)).toContain('2007-11-02 CD 017092 Lonato del Garda');
  });

  it.each([
    ['Montalcino', '052014', '052037', '2017-01-01', '2016-12-31'],
    ['Bellagio', '013019', '013250', '2014-02-04', '2014-02-03'],
    ['Longarone', '025031', '025071', '2014-02-22', '2014-02-21'],
    ['Sovizzo', '024103', '024128', '2024-01-22', '2024-01-21'],
  ])('takes %s for a new unit: a merger that kept the name', async (name, oldCode, newCode, date, eve) => {
    const before = await ask.unit(oldCode, eve);
    const after = await ask.unit(newCode, date);
    expect(await ask.name(oldCode, eve)).toBe(name);
    expect(await ask.name(newCode, date)).toBe(name);
    expect(before).not.toBe(after);
    expect(await ask.events(before)).toContain(`${date} ES ${oldCode} ${name}`);
    expect((await ask.events(after))[0]).toBe(`${date} CS ${newCode} ${name}`);
  });

  it('follows the rename with recode of Valdagno in 1948 by the cadastral code', async () => {
    const aldino = await ask.unit('022945', '1948-02-01');
    expect(await ask.unit('021001', '1948-03-14')).toBe(aldino);
    expect(await ask.unit('021001', '2020-01-01')).toBe(aldino);
    expect(await ask.name('021001', '2020-01-01')).toBe('Aldino/Aldein');
    expect(await ask.events(aldino)).toEqual(
      expect.arrayContaining([
        '1948-03-14 AP 021001 Valdagno/Aldein',
        '1948-03-14 CD 021001 Valdagno/Aldein',
        '1955-03-02 CD 021001 Aldino/Aldein',
      ]),
    );
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

  it.each([
    ['2006-01-01', 123],
    ['2016-04-28', 155],
    ['2026-01-01', 377],
  ])('follows the Sardinian codes that change on %s: %i', async (date, changed) => {
    const moved = await ask.count(
      `select from evento e join versione prima on prima.id = e.versione_prima_id join versione dopo on dopo.id = e.versione_dopo_id
       where e.livello = 'comune' and e.data = $1::date and prima.codice <> dopo.codice and dopo.regione_id = prima.regione_id
         and dopo.ripartizione_id = (select unita_id from ripartizioni_al($1::date) where denominazione = 'Isole')`,
      date,
    );
    expect(moved).toBe(changed);
    expect(await ask.count(`select from evento where livello = 'comune' and data = $1::date and tipo in ('CS', 'ES')`, date)).toBe(0);
  });

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

  it('leaves the event of a row that lasted no day: Finalborgo moved to Savona and ended on 12/01/1927', async () => {
    const finalborgo = await ask.unit('010877', '1920-01-01');
    const events = await ask.events(finalborgo);
    expect(events.slice(-2)).toEqual(['1927-01-12 AP 009813 Finalborgo', '1927-01-12 ES 009813 Finalborgo']);
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
