import { join } from 'node:path';
import { ENGINES, openEmpty, useDatabase } from '@territori/api-testing';
import { folderOf } from '@territori/api-testing/folderOf';
import { PUBLIC_ORIGIN } from '@territori/api-testing/publicOrigin';
import { SMALL_HISTORY } from '@territori/api-testing/smallFiles';
import { load } from '@territori/load/loading/load';
import { buildApp } from '@territori/serve/app';
import type { ReportListItem, ReportSpool } from '@territori/wire';
import ExcelJS from 'exceljs';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const TODAY = '2026-06-01';

const SYSTEMS_2021 = [
  { DEN_SLL_2021: 'GAMMA', PRO_COM_T: '001003', COMUNE: 'Gamma', AREA_SLL: '12,5', POP_SLL: 1200, NOTA_SLL: '' },
  { DEN_SLL_2021: 'ALFA', PRO_COM_T: '001001', COMUNE: 'Alfa Nuova', AREA_SLL: '9,25', POP_SLL: 900, NOTA_SLL: 'In parte; altrove' },
  { DEN_SLL_2021: 'ALFA', PRO_COM_T: '001004', COMUNE: 'Delta', AREA_SLL: '100', POP_SLL: null, NOTA_SLL: '' },
];
const RENAMED_PROVINCES = [
  { COD_UTS: '001', DEN_UTS: 'Prima', DEN_UTS_REL: 'Seconda', DATA_INIZIO_AMMINISTRATIVA: '30/06/2009' },
  { COD_UTS: '001', DEN_UTS: 'Seconda', DEN_UTS_REL: 'Terza', DATA_INIZIO_AMMINISTRATIVA: '01/02/2015' },
];

describe.each(ENGINES)('a report served from loaded rows on %s', (engine) => {
  const loaded = useDatabase(openEmpty, engine);
  let app: FastifyInstance;
  beforeAll(async () => {
    await load(loaded.database, { by: 'start', named: await folderOf({ 'cities.csv': SMALL_HISTORY }) });
    app = buildApp(loaded.database, { publicOrigin: PUBLIC_ORIGIN, today: () => TODAY, callsPerMinute: 0 });
  }, 180_000);
  afterAll(() => app?.close());

  async function loadRows(report: number, file: string, rows: object[]) {
    const folder = await folderOf({ [file]: JSON.stringify({ resultset: rows }) });
    await load(loaded.database, { by: 'operator', path: join(folder, file), report });
  }
  async function item(report: number): Promise<ReportListItem | undefined> {
    const { items } = (await app.inject(`/api/Report/GetFunzione?funzione=${report}`)).json<{ items: ReportListItem[] }>();
    return items[0];
  }
  async function spool(url: string, body: object = {}) {
    const answer = await app.inject({ method: 'POST', url: `/api/Report/Spool/${url}`, payload: body });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer;
  }
  const page = async (url: string, body?: object) => (await spool(url, body)).json<ReportSpool>();
  const column = (table: ReportSpool, name: string) => table.body.map((row) => row[name]);
  const published = async (query: string) => (await app.inject(`/publish/reportspooljson?${query}`)).json().resultset;

  it('is not enabled before a file of it is loaded', async () => {
    expect(await item(408)).toBeUndefined();
    expect(await published('pfun=408&pdata=31/12/2021')).toEqual([{ ERRCODE: 'REPORT NON DISPONIBILE' }]);
  });

  it('is enabled and listed from the day of its file on', async () => {
    await loadRows(408, 'sll_2021-12-31.json', SYSTEMS_2021);
    expect(await item(408)).toMatchObject({ rule_showhide: 'ABILITATO', periodo_dati_da: '2021-12-31', pdata: TODAY });
    const url = 'anagrafica_report_ambito_ua?pambito=2&punitamm=9&ptab=DATA&pdata=2025-01-01';
    const { items } = (await app.inject({ method: 'POST', url: '/api/Report/ReportByUrl', payload: { url } })).json();
    expect(items.map(({ id_funzione }: ReportListItem) => id_funzione)).toContain(408);
    const early = await app.inject({ method: 'POST', url: '/api/Report/Spool/2021-12-30/408', payload: {} });
    expect(early.statusCode).toBe(400);
  });

  it('has the columns of the file in their order, with types that follow from all values', async () => {
    const table = await page('2025-01-01/408?PageSize=10');
    expect(table.colNames).toEqual(['DEN_SLL_2021', 'PRO_COM_T', 'COMUNE', 'AREA_SLL', 'POP_SLL', 'NOTA_SLL']);
    expect(table.types).toEqual(['VARCHAR', 'VARCHAR', 'VARCHAR', 'NUMBER', 'NUMBER', 'VARCHAR']);
    expect(table.formatMasks[3]).toBe('999G999G990D00');
    expect(table.totalRows).toBe(3);
    expect(table.body[0]).toEqual({
      DEN_SLL_2021: 'ALFA',
      PRO_COM_T: '001001',
      COMUNE: 'Alfa Nuova',
      AREA_SLL: 9.25,
      POP_SLL: 900,
      NOTA_SLL: 'In parte; altrove',
    });
  });

  it('pages, sorts numbers as numbers, filters and lists values', async () => {
    const sorted = { orderFields: ['AREA_SLL'], orderDirects: ['DESC'] };
    expect(column(await page('2025-01-01/408?PageSize=10', sorted), 'AREA_SLL')).toEqual([100, 12.5, 9.25]);
    expect(column(await page('2025-01-01/408?PageNum=2&PageSize=2', sorted), 'COMUNE')).toEqual(['Alfa Nuova']);
    const among = (field: string, value: string) => page('2025-01-01/408?PageSize=10', { pFilterFields: [field], pFilterValues: [value] });
    expect(column(await among('DEN_SLL_2021', 'ALFA'), 'PRO_COM_T')).toEqual(['001001', '001004']);
    expect(column(await among('AREA_SLL', '12,5'), 'COMUNE')).toEqual(['Gamma']);
    expect(column(await among('NOTA_SLL', '$BLANK$'), 'PRO_COM_T')).toEqual(['001003', '001004']);
    expect(column(await page('2025-01-01/408?plovfield=DEN_SLL_2021&PageSize=10'), 'DEN_SLL_2021')).toEqual(['ALFA', 'GAMMA']);
  });

  it('is published as its file has it, and exported under its title', async () => {
    const rows = await published('pfun=408&pdata=01/01/2025');
    expect(rows.map(({ AREA_SLL }: { AREA_SLL: string }) => AREA_SLL)).toEqual(['9,25', '12,5', '100']);
    const csv = await spool('2025-01-01/408?pdoctype=CSV');
    expect(csv.headers['content-disposition']).toContain('Data Indagine 01-01-2025');
    const lines = csv.body
      .replace(/^\uFEFF/, '')
      .trim()
      .split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[1]).toBe('ALFA;001001;Alfa Nuova;9,25;900;"In parte; altrove"');
  });

  it('is exported as XLSX with codes as text and quantities as numbers, and as JSON with the values of its columns', async () => {
    const workbook = new ExcelJS.Workbook();
    const xlsx = await spool('2025-01-01/408?pdoctype=XLSX&pmetadati=1', { orderFields: ['POP_SLL'], orderDirects: ['DESC'] });
    await workbook.xlsx.load(
      xlsx.rawPayload.buffer.slice(xlsx.rawPayload.byteOffset, xlsx.rawPayload.byteOffset + xlsx.rawPayload.byteLength) as ArrayBuffer,
    );
    const lines: unknown[][] = [];
    workbook.worksheets[0]?.eachRow((row) => void lines.push(Array.isArray(row.values) ? row.values.slice(1) : []));
    expect(lines).toEqual([
      ['DEN_SLL_2021', 'PRO_COM_T', 'COMUNE', 'AREA_SLL', 'POP_SLL', 'NOTA_SLL'].map(() => expect.any(String)),
      ['GAMMA', '001003', 'Gamma', 12.5, 1200],
      ['ALFA', '001001', 'Alfa Nuova', 9.25, 900, 'In parte; altrove'],
      ['ALFA', '001004', 'Delta', 100],
    ]);
    expect(workbook.worksheets.map(({ name }) => name)).toContain('Metadati');
    const json = (await spool('2025-01-01/408?pdoctype=JSON')).json();
    expect(json.resultset).toHaveLength(3);
    expect(json.resultset[0]).toMatchObject({ PRO_COM_T: '001001', AREA_SLL: '9,25', POP_SLL: 900 });
  });

  it('says in the notes of its columns of which day and file the rows are', async () => {
    const { note } = (await app.inject('/api/Report/Header/2025-01-01/408')).json<{ note: string }>();
    for (const one of note.split('§')) expect(one).toContain('Dati al 31/12/2021, dal file sll_2021-12-31.json.');
  });

  it('shows at each date the rows of the latest file not after it', async () => {
    await loadRows(408, 'sll_2024-01-01.json', SYSTEMS_2021.slice(0, 1));
    expect(await page('2023-12-31/408?PageSize=10')).toMatchObject({
      totalRows: 3,
      avviso: 'I dati sono quelli del 31/12/2021, gli ultimi noti al 31/12/2023.',
    });
    expect((await page('2024-01-01/408?PageSize=10')).totalRows).toBe(1);
  });

  it('of two dates has the changes between them, up to the day of its file', async () => {
    await loadRows(114, 'uts_2025-01-01.json', RENAMED_PROVINCES);
    expect(await item(114)).toMatchObject({ periodo_dati_da: '1861-03-17', periodo_dati_a: '2025-01-01' });
    const between = (dates: string) => page(dates).then((table) => column(table, 'DEN_UTS_REL'));
    expect(await between('1991-01-01/114?dataA=2025-01-01&PageSize=10')).toEqual(['Seconda', 'Terza']);
    expect(await between('2010-01-01/114?dataA=2025-01-01&PageSize=10')).toEqual(['Terza']);
    expect(await between('1991-01-01/114?dataA=2000-01-01&PageSize=10')).toEqual([]);
    const filtered = { pFilterFields: ['DATA_INIZIO_AMMINISTRATIVA'], pFilterValues: ['30/06/2009'] };
    expect(column(await page('1991-01-01/114?dataA=2025-01-01&PageSize=10', filtered), 'DEN_UTS')).toEqual(['Prima']);
  });
});
