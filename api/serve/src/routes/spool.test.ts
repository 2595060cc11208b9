import { ENGINES } from '@territori/api-testing';
import { useApp } from '@territori/api-testing/testApp';
import { DatabaseError } from '@territori/store/database';
import type { ReportSpool } from '@territori/wire';
import ExcelJS from 'exceljs';
import { describe, expect, it, vi } from 'vitest';

describe.each(ENGINES)('Spool on %s', (engine) => {
  const api = useApp(engine);

  const spool = async (url: string, body?: object): Promise<ReportSpool> => (await api.post(`/api/Report/Spool/${url}`, body)).json();

  it('answers a page of the table with everything said of its columns', async () => {
    const table = await spool('2025-01-01/61?PageNum=2&PageSize=10');
    expect(table.totalRows).toBe(7896);
    expect(table.body).toHaveLength(10);
    expect(table.colNames).toHaveLength(21);
    expect(table.label).toHaveLength(21);
    expect(table.types).toHaveLength(21);
    expect(table.formatMasks).toHaveLength(21);
    expect(Object.keys(table.body[0] ?? {})).toEqual(table.colNames);
  });

  it('takes a text with a zero character, and SQL, for what they are', async () => {
    const sql = await spool('2025-01-01/61?PageSize=10', { pFilterFields: ['COMUNE'], pFilterValues: ["x' or '1'='1"] });
    expect(sql.totalRows).toBe(0);
    const zero = await api.post('/api/Report/Spool/2025-01-01/61', { pFilterFields: ['COMUNE'], pFilterValues: ['a\0b'] });
    expect(zero.statusCode).toBe(400);
  });

  it('takes an operator for each filter', async () => {
    const { body } = await spool('2025-01-01/64?PageSize=1000', {
      pFilterFields: ['DEN_REG', 'DEN_REG'],
      pFilterValues: ['Umbria', 'Molise'],
      pFilterOperators: ['IN', 'IN'],
    });
    expect(body.map(({ DEN_UTS }) => DEN_UTS).toSorted()).toEqual(['Campobasso', 'Isernia', 'Perugia', 'Terni']);
  });

  it('answers the GET as it answers the POST', async () => {
    const posted = await spool('2025-01-01/61?PageSize=5', {
      pFilterFields: ['DEN_REG'],
      pFilterValues: ['Lazio'],
      orderFields: ['COMUNE'],
      orderDirects: ['DESC'],
    });
    const address =
      '/api/Report/Spool/2025-01-01/61?PageSize=5&pFilterFields=DEN_REG&pFilterValues=Lazio&orderFields=COMUNE&orderDirects=DESC';
    expect((await api.get(address)).json()).toEqual(posted);
  });

  it('takes an empty body, none, and lists that are null', async () => {
    const expected = (await spool('2025-01-01/71', {})).body;
    expect((await spool('01-01-2025/71')).body).toEqual(expected);
    expect((await spool('01%2F01%2F2025/71')).body).toEqual(expected);
    expect((await spool('2025-01-01/71', { orderFields: null, pFilterFields: null })).body).toEqual(expected);
  });

  it('writes files whose name says title, dates and moment', async () => {
    const file = await api.post('/api/Report/Spool/2025-01-01/61?pdoctype=CSV', { pFilterFields: ['DEN_UTS'], pFilterValues: ['Aosta'] });
    expect(decodeURIComponent(String(file.headers['content-disposition']))).toMatch(
      /Elenco dei codici e delle denominazioni delle unità territoriali Data Indagine 01-01-2025 Stampa \d{14}\.csv/,
    );
  });

  it('writes CSV with labels, semicolons and zeros, XLSX with sheets Dati and Metadati, JSON keyed by column', async () => {
    const [csv, xlsx, json] = await Promise.all(
      ['CSV', 'XLSX&pmetadati=1', 'json'].map((kind) =>
        api.post(`/api/Report/Spool/2025-01-01/61?pdoctype=${kind}`, { pFilterFields: ['COMUNE'], pFilterValues: ['Roma'] }),
      ),
    );
    const [header, row] = (csv?.body ?? '').split('\r\n');
    expect(header).toMatch(/^\uFEFFCodice Ripartizione geografica;Codice Regione;/);
    expect(row).toMatch(/^3;12;058;258;058091;58091;Roma;/);

    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(xlsx?.rawPayload as unknown as ArrayBuffer);
    expect(workbook.worksheets.map(({ name }) => name)).toEqual(['Dati', 'Metadati']);
    expect(workbook.getWorksheet('Dati')?.getCell('E2').value).toBe('058091');
    expect(workbook.getWorksheet('Metadati')?.rowCount).toBe(22);

    expect(json?.json().resultset[0]).toMatchObject({ PRO_COM_T: '058091', COMUNE: 'Roma' });
  });

  it('writes the whole report, whatever the page', async () => {
    const file = await api.get('/api/Report/Spool/2025-01-01/61?pdoctype=CSV&PageSize=10');
    expect(file.body.trimEnd().split('\r\n')).toHaveLength(7897);
  });

  it('writes the header of a file without rows', async () => {
    const file = await api.get('/api/Report/Spool/2025-01-01/61?pdoctype=CSV&pFilterFields=COMUNE&pFilterValues=Atlantide');
    expect(file.statusCode).toBe(200);
    expect(file.body.trimEnd().split('\r\n')).toHaveLength(1);
  });

  it.each(['64', '64?plovfield=DEN_UTS', '64?pdoctype=CSV', '64?pdoctype=XLSX'])('asks the database for no row of %s', async (report) => {
    const ask = () => api.get(`/api/Report/Spool/2025-01-01/${report}`);
    const before = await ask();
    const failure = new DatabaseError('canceling statement due to statement timeout', '57014');
    const spies = [
      vi.spyOn(api.database, 'read').mockRejectedValue(failure),
      vi.spyOn(api.database, 'readText').mockRejectedValue(failure),
    ];
    const answer = await ask();
    for (const spy of spies) spy.mockRestore();
    expect(answer.statusCode).toBe(200);
    if (!report.endsWith('XLSX')) expect(answer.body).toBe(before.body);
  });

  it('speaks English', async () => {
    expect((await spool('2025-01-01/71?plang=en')).label[0]).toBe('Geographical division code');
    const byHeader = await api.post('/api/Report/Spool/2025-01-01/71', {}, { language: 'EN' });
    expect(byHeader.json().label[0]).toBe('Geographical division code');
  });

  it.each([
    ['a date that does not exist', '2025-02-30/61'],
    ['a date before the report', '1947-12-31/61'],
    ['a report that is not enabled', '2025-01-01/75'],
    ['a page that is too large', '2025-01-01/61?PageSize=1000000'],
    ['no page at all', '2025-01-01/61?PageSize=0'],
    ['a format that does not exist', '2025-01-01/61?pdoctype=PDF'],
    ['a column that does not exist', '2025-01-01/61?plovfield=NOPE'],
    ['an id that is not a number', '2025-01-01/abc'],
    ['a period that ends before it starts', '2024-01-01/98?dataA=2023-01-01'],
  ])('refuses %s and says why', async (_what, url) => {
    const answer = await api.post(`/api/Report/Spool/${url}`, {});
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ status: 400, title: 'Richiesta non valida' });
    expect(answer.json().exception).not.toBe('');
  });

  it('answers 404 for a report that does not exist', async () => {
    expect((await api.post('/api/Report/Spool/2025-01-01/9999', {})).statusCode).toBe(404);
  });
});
