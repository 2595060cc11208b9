import { describe, expect, it } from 'vitest';
import { useApp } from '../testApp.ts';
import { opensituas } from './opensituas.ts';
import { RECORDED_CALLS } from './recordedCalls.ts';

/** The requests of public clients of the live system, with only the base address changed. */
describe('the requests of public clients', () => {
  const api = useApp('pglite', { today: () => '2026-11-01' });

  it('are those of ten clients or more', () => {
    expect(new Set([...RECORDED_CALLS.map(({ client }) => client), 'opensituas']).size).toBeGreaterThanOrEqual(10);
  });

  it.each(RECORDED_CALLS)('of $client: $method $url', async ({ method, url, headers = {}, body, needs }) => {
    const answer = await api.app.inject({ method, url, headers, ...(body !== undefined && { payload: body }) });
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
    needs(answer);
  });

  describe('of opensituas, one after the other as its examples make them', () => {
    const client = () => opensituas(api);

    it('catalog, info, count, get', async () => {
      const { catalogue, follow } = client();
      const entries = await catalogue();
      expect(entries).toHaveLength(74);
      for (const entry of entries) expect(entry['Inizio/fine validità report']).toMatch(/^\d{2}\/\d{2}\/\d{4} - \d{2}\/\d{2}\/\d{4}$/);
      const entry = (report: number) => entries.find((one) => one['Id report'] === report);
      expect(await follow(entry(50)?.INFO_LINK)).toMatchObject({ 'REPORT NAME': expect.any(String), COL_DETAILS: expect.any(Array) });
      expect((await follow(entry(50)?.SPOOL_LINK, { pdata: '12/01/1927' })).resultset.length).toBeGreaterThan(9000);
      expect((await follow(entry(61)?.SPOOL_LINK)).resultset.length).toBeGreaterThan(7800);
      const period = { pdatada: '17/03/1861', pdataa: '31/05/2026' };
      const [{ NUM_ROWS }] = (await follow(entry(98)?.COUNT_LINK, period)).resultset;
      expect((await follow(entry(98)?.SPOOL_LINK, period)).resultset).toHaveLength(NUM_ROWS);
      const outside = await follow(entry(50)?.SPOOL_LINK, { pdata: '01/01/2020' });
      expect(outside).toEqual({ resultset: [{ ERRCODE: 'REPORT NON DISPONIBILE' }] });
    });

    it.each([
      [73, {}],
      [74, {}],
      [99, { pdatada: '21/10/2001', pdataa: '31/12/2024' }],
      [104, { pdatada: '17/03/1861', pdataa: '31/05/2026' }],
      [129, {}],
      [298, { pdatada: '01/01/2011', pdataa: '01/01/2021' }],
    ])('get %i', async (report, dates) => {
      const { catalogue, follow } = client();
      const entry = (await catalogue()).find((one) => one['Id report'] === report);
      expect((await follow(entry?.SPOOL_LINK, dates)).resultset.length).toBeGreaterThan(100);
    });

    it.each([75, 408, 414, 444, 446, 449])('get %i, or the reason in the catalogue', async (report) => {
      const { catalogue, follow } = client();
      const entry = (await catalogue()).find((one) => one['Id report'] === report);
      const { resultset } = await follow(entry?.SPOOL_LINK);
      if (entry?.disponibile) expect(resultset.length).toBeGreaterThan(1);
      else expect([resultset, entry?.motivo]).toEqual([[{ ERRCODE: 'REPORT NON DISPONIBILE' }], expect.stringMatching(/\.$/)]);
    });

    it.each(['Roma', '058091', 'Ledro', 'Sesto San Giovanni'])('storia comune %s --dettaglio', async (query) => {
      const { units, history } = client();
      const found = await units('comune', query);
      expect(new Set(found.map(({ code }) => code)).size).toBe(1);
      const rows = await history('comune', found);
      expect(rows.length).toBeGreaterThan(0);
      for (const { row, act, involved } of rows) {
        expect(row['data evento']).toMatch(/^\d{2}\/\d{2}\/\d{4}$/);
        expect(row.variazione).toMatch(/^[A-Z]{2,4}-|specificata/);
        // None in the request is an empty parameter: what else is known of the change is found without it
        if (row['identificativo provvedimento'] !== null) expect(act.length, JSON.stringify(row)).toBeGreaterThan(0);
        if (query === 'Ledro') expect(involved.length, JSON.stringify(row)).toBeGreaterThan(0);
      }
    });

    it('storia regione Lazio, with every form of it', async () => {
      const { units, history } = client();
      const found = await units('regione', 'Lazio');
      expect(new Set(found.map(({ code }) => code))).toEqual(new Set(['12']));
      expect((await history('regione', found)).length).toBeGreaterThan(0);
    });

    it('storia provincia 058, while Roma alone asks for its code', async () => {
      const { units, history } = client();
      const named = await units('provincia', 'Roma');
      expect(new Set(named.map(({ code }) => code))).toEqual(new Set(['058', '258']));
      for (const { tipo } of named) expect(tipo).not.toBeNull();
      expect((await history('provincia', await units('provincia', '058'))).length).toBeGreaterThan(0);
    });

    it('cerca-codice comune Roma, one row a validity of code and name', async () => {
      expect(
        (await client().codes(1, 'Roma')).map((row) => [row['Codice Istat'], row.Denominazione, row['Data inizio'], row['Data fine']]),
      ).toEqual([['058091', 'Roma', '15/01/1871', ' ']]);
    });
  });
});
