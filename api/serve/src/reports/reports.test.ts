import { ENGINES } from '@territori/api-testing';
import { type RecordRow, recordRows } from '@territori/api-testing/recordRows';
import { TODAY, useApp } from '@territori/api-testing/testApp';
import { describe, expect, it } from 'vitest';

type Row = Record<string, string | number | null>;

/** The columns of report 61 that the live system gives as numbers. */
const NUMBERS = new Set(['COD_RIP', 'PRO_COM', 'TIPO_UTS', 'CC_REG', 'CC_UTS']);

/** A row of the record's report 61 as the live system gives it. Its file lost the leading zero of three tax codes. */
const liveRow = (row: RecordRow): Row =>
  Object.fromEntries(
    Object.entries({ ...row, cod_com_fiscale: row.cod_com_fiscale?.padStart(11, '0') ?? '' }).map(([column, text]) => {
      const name = column.toUpperCase();
      return [name, text === '' ? null : NUMBERS.has(name) ? Number(text) : text];
    }),
  );

describe.each(ENGINES)('the reports on %s', (engine) => {
  const api = useApp(engine);

  const period = (from: string, to: string) => `pdatada=${from}&pdataa=${to}`;

  it('61 equals the file of 01/01/2025, column by column and row by row', async () => {
    const recorded = (await recordRows('situas_61_2025-01-01')).map(liveRow);
    expect(await api.rows(61, 'pdata=01/01/2025')).toEqual(
      recorded.sort((a, b) => String(a.PRO_COM_T).localeCompare(String(b.PRO_COM_T), 'en')),
    );
  });

  it('63 has the sizes of the file', async () => {
    const columns = ['cod_prov_storico', 'n_com', 'pop_leg', 'area_kmq', 'pop_res'];
    const ours = (await api.rows<Row>(63, 'pdata=01/01/2026')).map((row) => columns.map((name) => row[name.toUpperCase()]).join(' '));
    const recorded = (await recordRows('situas_63')).map((row) => columns.map((name) => row[name]).join(' '));
    expect(ours.sort()).toEqual(recorded.sort());
  });

  it.each([
    [51, '1861-03-17', 7720],
    [61, '1948-01-01', 7688],
    [61, '1991-10-20', 8100],
    [61, '2001-01-01', 8100],
    [61, '2021-01-01', 7903],
    [61, '2025-01-01', 7896],
    [64, '2020-01-01', 107],
    [64, '2026-01-01', 110],
    [68, '2025-01-01', 20],
    [71, '2025-01-01', 5],
  ])('%i at %s has %i rows', async (report, date, rows) => {
    const { resultset } = (await api.get(`/publish/reportspooljsoncount?pfun=${report}&pdata=${date}`)).json();
    expect(resultset).toEqual([{ NUM_ROWS: rows }]);
  });

  it('have Caserta without a province between 1927 and 1945', async () => {
    const provinces = async (report: number, date: string) =>
      (await api.rows<Row>(report, `pdata=${date}`)).filter(({ DEN_UTS }) => DEN_UTS === 'Caserta').length;
    expect(await provinces(48, '1926-12-31')).toBe(1);
    expect(await provinces(49, '1930-01-01')).toBe(0);
    expect(await provinces(49, '1946-01-01')).toBe(1);
  });

  it('translate every Sardinian code to that of 2026', async () => {
    const rows = new Map(
      (await api.rows<Row>(99, period('2025-12-31', '2026-01-01'))).map((row) => [row.PRO_COM_T_DT_IN, row.PRO_COM_T_DT_FI]),
    );
    for (const { pro_com_t = '', pro_com_t_nuovo } of await recordRows('sardegna_2026')) expect(rows.get(pro_com_t)).toBe(pro_com_t_nuovo);
  });

  it('take a merger that kept a name for a new municipality, with a row for each of the two that merged (Montalcino 2017)', async () => {
    const begun = (await api.rows<Row>(100, period('2017-01-01', '2017-01-01'))).filter(({ COMUNE }) => COMUNE === 'Montalcino');
    expect(begun.map(({ PRO_COM_T, COMUNE_REL }) => [PRO_COM_T, COMUNE_REL])).toEqual([
      ['052037', 'Montalcino'],
      ['052037', "San Giovanni d'Asso"],
    ]);
  });

  it('name a successor as stated, as deduced or not at all, and since 1991 as stated', async () => {
    const certainties = async (dates: string) => {
      const rows = (await api.rows<Row>(98, dates)).filter(({ COD_VARIAZIONE }) => COD_VARIAZIONE === 'ES');
      for (const { CERTEZZA_REL, PRO_COM_T_REL } of rows) expect(PRO_COM_T_REL === null).toBe(CERTEZZA_REL === null);
      return new Set(rows.map(({ CERTEZZA_REL }) => CERTEZZA_REL));
    };
    expect(await certainties(period('1861-03-17', '1990-12-31'))).toEqual(new Set(['dichiarato', 'dedotto', null]));
    expect(await certainties(period('1991-01-01', TODAY))).toEqual(new Set(['dichiarato']));
  });

  it('show Nuts 2024 since 2024 only', async () => {
    const columns = async (date: string) =>
      Object.keys((await api.rows<Row>(61, `pdata=${date}`))[0] ?? {}).filter((name) => name.includes('NUTS'));
    expect(await columns('2023-12-31')).toEqual([]);
    expect(await columns('2024-01-01')).toHaveLength(3);
  });

  it('show the compositions of 2011 and 2021 of functional urban areas, each at its dates', async () => {
    expect(await api.rows(91, 'pdata=2021-12-31')).toEqual([{ ERRCODE: 'REPORT NON DISPONIBILE' }]);
    const recorded = (await recordRows('situas_447')).filter(({ cod_fua_2021 }) => cod_fua_2021);
    const codes = new Set((await api.rows<Row>(446, 'pdata=2021-12-31')).map(({ COD_FUA_2021 }) => COD_FUA_2021));
    expect(codes).toEqual(new Set(recorded.map(({ cod_fua_2021 }) => cod_fua_2021)));
  });
});
