import { ENGINES } from '@territori/api-testing';
import { openApp, type TestApp } from '@territori/api-testing/testApp';
import { DatabaseError } from '@territori/store/database';
import type { ReportSpool } from '@territori/wire';
import ExcelJS from 'exceljs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

describe.each(ENGINES)('Spool on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await openApp(engine);
  }, 180_000);
  afterAll(() => api?.dispose());

  const spool = async (url: string, body?: object): Promise<ReportSpool> => (await api.post(`/api/Report/Spool/${url}`, body)).json();
  const column = (table: ReportSpool, name: string) => table.body.map((row) => row[name]);

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

  it('finds L’Aquila with its quote doubled or not', async () => {
    for (const value of ["L''Aquila", "L'Aquila"]) {
      const table = await spool('2025-01-01/61?PageSize=10', { pFilterFields: ['COMUNE'], pFilterValues: [value] });
      expect(column(table, 'PRO_COM_T')).toEqual(['066049']);
    }
  });

  it('takes a text with a zero character, and SQL, for what they are', async () => {
    const sql = await spool('2025-01-01/61?PageSize=10', { pFilterFields: ['COMUNE'], pFilterValues: ["x' or '1'='1"] });
    expect(sql.totalRows).toBe(0);
    const zero = await api.post('/api/Report/Spool/2025-01-01/61', { pFilterFields: ['COMUNE'], pFilterValues: ['a\0b'] });
    expect(zero.statusCode).toBe(400);
  });

  it('joins filters by AND, and finds cells without a value', async () => {
    const table = await spool('2025-01-01/61?PageSize=1000', {
      pFilterFields: ['DEN_REG', 'COMUNE_A'],
      pFilterValues: ['Piemonte', '$BLANK$'],
    });
    expect(new Set(column(table, 'DEN_REG'))).toEqual(new Set(['Piemonte']));
    expect(new Set(column(table, 'COMUNE_A'))).toEqual(new Set([null]));
  });

  it('keeps the rows with one of several values, with a part of a text, or within bounds, by operators', async () => {
    const two = await spool('2025-01-01/64?PageSize=1000', {
      pFilterFields: ['DEN_REG', 'DEN_REG'],
      pFilterValues: ['Umbria', 'Molise'],
      pFilterOperators: ['IN', 'IN'],
    });
    expect(column(two, 'DEN_UTS').toSorted()).toEqual(['Campobasso', 'Isernia', 'Perugia', 'Terni']);
    const none = await spool('2025-01-01/64?PageSize=1000', { pFilterFields: ['DEN_REG', 'DEN_REG'], pFilterValues: ['Umbria', 'Molise'] });
    expect(none.totalRows, 'equalities hold together').toBe(0);
    const part = await spool('2025-01-01/61?PageSize=1000', {
      pFilterFields: ['COMUNE', 'DEN_REG'],
      pFilterValues: ["L''AQUIL", 'Abruzzo'],
      pFilterOperators: ['CONTAINS'],
    });
    expect(column(part, 'COMUNE')).toEqual(["L'Aquila"]);
    const wildcard = await spool('2025-01-01/61?PageSize=10', {
      pFilterFields: ['COMUNE'],
      pFilterValues: ['%'],
      pFilterOperators: ['CONTAINS'],
    });
    expect(wildcard.totalRows, 'a percent sign is a character').toBe(0);
    const between = await spool('2026-01-01/74?PageSize=1000', {
      pFilterFields: ['AREA_KMQ', 'AREA_KMQ'],
      pFilterValues: ['13,1', '13,2'],
      pFilterOperators: ['GE', 'LE'],
    });
    expect(between.totalRows).toBeGreaterThan(1);
    for (const area of column(between, 'AREA_KMQ').map(Number)) expect(area >= 13.1 && area <= 13.2, String(area)).toBe(true);
    const days = await spool('1991-01-01/98?dataA=2025-01-01&PageSize=1000', {
      pFilterFields: ['DATA_INIZIO_AMMINISTRATIVA', 'DATA_INIZIO_AMMINISTRATIVA'],
      pFilterValues: ['01/01/2014', '31/12/2014'],
      pFilterOperators: ['GE', 'LE'],
    });
    expect(days.totalRows).toBeGreaterThan(0);
    for (const day of column(days, 'DATA_INIZIO_AMMINISTRATIVA')) expect(String(day)).toMatch(/2014$/);
  });

  it('filters numbers by value and dates in either form', async () => {
    const area = await spool('2026-01-01/74?PageSize=10', { pFilterFields: ['AREA_KMQ'], pFilterValues: ['13,1463'] });
    expect(column(area, 'COMUNE')).toEqual(['Agliè']);
    for (const day of ['01/01/2024', '2024-01-01']) {
      const table = await spool('1991-01-01/98?dataA=2025-01-01&PageSize=10', {
        pFilterFields: ['DATA_INIZIO_AMMINISTRATIVA'],
        pFilterValues: [day],
      });
      expect(new Set(column(table, 'DATA_INIZIO_AMMINISTRATIVA'))).toEqual(new Set(['01/01/2024']));
    }
  });

  it('sorts by several columns, each in its direction, names as in a dictionary', async () => {
    const table = await spool('2025-01-01/64?PageSize=1000', { orderFields: ['DEN_REG', 'DEN_UTS'], orderDirects: ['DESC', 'ASC'] });
    const rows = table.body.map((row) => ({ region: String(row.DEN_REG), unit: String(row.DEN_UTS) }));
    const expected = rows.toSorted((a, b) => b.region.localeCompare(a.region, 'en') || a.unit.localeCompare(b.unit, 'en'));
    expect(rows).toEqual(expected);
  });

  it('puts cells without a value last in both directions', async () => {
    for (const direction of ['ASC', 'DESC']) {
      const table = await spool('2025-01-01/61?PageSize=1', { orderFields: ['COMUNE_A'], orderDirects: [direction] });
      expect(table.body[0]?.COMUNE_A).not.toBeNull();
    }
  });

  it('pages through a sorted report without losing or repeating a row', async () => {
    const seen: unknown[] = [];
    for (let page = 1; page <= 8; page += 1) {
      seen.push(
        ...column(
          await spool(`2025-01-01/61?PageNum=${page}&PageSize=1000`, { orderFields: ['DEN_REG'], orderDirects: ['ASC'] }),
          'PRO_COM_T',
        ),
      );
    }
    expect(new Set(seen).size).toBe(7896);
  });

  it.each([
    ['1861-03-17/51', 'SIGLA_AUTOMOBILISTICA'],
    ['1935-06-01/50', 'DEN_UTS'],
    ['2010-01-01/61', 'DEN_UTS'],
    ['2025-01-01/61', 'COM_NUTS2_2024'],
    ['2025-01-01/74', 'SIGLA_AUTOMOBILISTICA'],
    ['2025-01-01/76', 'COM_NUTS1_2024'],
    ['1861-03-17/98?dataA=2025-01-01', 'SIGLA_UTS'],
    ['1920-01-01/100?dataA=1950-01-01', 'DATA_INIZIO_AMMINISTRATIVA'],
    ['1991-01-01/104?dataA=2025-01-01', 'SIGLA_UTS'],
  ])('counts the rows and lists the values of %s as its rows have them, by %s and any other column', async (address, first) => {
    const ask = (query: string, body?: object) => spool(`${address}${address.includes('?') ? '&' : '?'}${query}`, body);
    const whole = await ask('PageSize=999999');
    const some = column(whole, first).at(-1);
    for (const name of whole.colNames) {
      const other = column(whole, name)[Math.floor(whole.body.length / 2)];
      const wanted = [
        [first, some],
        [name, other],
      ].slice(first === name ? 1 : 0);
      const filters = {
        pFilterFields: wanted.map(([field]) => field),
        pFilterValues: wanted.map(([, value]) => String(value ?? '$BLANK$')),
      };
      const fits = whole.body.filter((row) => wanted.every(([field, value]) => row[String(field)] === value));
      const { totalRows, body } = await ask('PageSize=1', filters);
      expect([totalRows, body.length], `rows by ${name}`).toEqual([fits.length, Math.min(1, fits.length)]);

      const values = await ask(`plovfield=${name}&PageSize=999999`, {
        pFilterFields: [first],
        pFilterValues: filters.pFilterValues.slice(0, 1),
      });
      const rows = first === name ? whole.body : whole.body.filter((row) => row[first] === some);
      expect(new Set(column(values, name)), `values of ${name}`).toEqual(new Set(rows.map((row) => row[name])));
    }
  });

  it('answers the values of a column under the filters on the others', async () => {
    const values = await spool('2025-01-01/61?plovfield=DEN_REG&PageSize=999999', {
      pFilterFields: ['DEN_RIP', 'DEN_REG'],
      pFilterValues: ['Isole', 'Sardegna'],
    });
    expect(values.colNames).toEqual(['DEN_REG']);
    expect(column(values, 'DEN_REG')).toEqual(['Sardegna', 'Sicilia']);
    expect(values.totalRows).toBe(2);
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
