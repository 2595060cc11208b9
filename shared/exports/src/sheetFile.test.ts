import ExcelJS from 'exceljs';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { odsOfSheets } from './odsFile.ts';
import { type SheetKind, sheetFile } from './sheetFile.ts';

const table = {
  title: 'Elenco Regioni',
  subtitles: [],
  language: 'it' as const,
  columns: [
    { name: 'acronimo', label: 'Acronimo variabile' },
    { name: 'note', label: 'Note' },
  ],
  rows: [
    { acronimo: 'COD_REG', note: 'Codice "a due cifre"; con lo zero' },
    { acronimo: '=1+1', note: 'prima riga\nseconda riga' },
    { acronimo: '001', note: null },
  ],
};
const file = (kind: SheetKind) => sheetFile({ table, kind, sheet: 'Metadati', creator: 'Territori' });

const partsOf = async (ods: Blob) => unzipSync(new Uint8Array(await ods.arrayBuffer()));

/** Kind and text of the cells of each sheet, row by row. */
const odsCells = (content: string) =>
  [...new DOMParser().parseFromString(content, 'text/xml').getElementsByTagName('table:table')].map((sheet) =>
    [...sheet.getElementsByTagName('table:table-row')].map((row) =>
      [...row.getElementsByTagName('table:table-cell')].map((cell) => [cell.getAttribute('office:value-type'), cell.textContent?.trim()]),
    ),
  );

describe('sheetFile', () => {
  it('separates the CSV by semicolons, quotes cells where needed and disarms formulas', async () => {
    const blob = await file('CSV');
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer())).toBe(
      '\uFEFFAcronimo variabile;Note\r\nCOD_REG;"Codice ""a due cifre""; con lo zero"\r\n\'=1+1;"prima riga\nseconda riga"\r\n001;\r\n',
    );
  });

  it('keys the JSON by column', async () => {
    expect(JSON.parse(await (await file('JSON')).text())).toEqual(table.rows);
  });

  it('writes an XLSX whose cells are all texts', async () => {
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(await (await file('XLSX')).arrayBuffer());
    const sheet = workbook.getWorksheet('Metadati');
    expect(sheet?.getRow(1).values).toEqual([undefined, 'Acronimo variabile', 'Note']);
    expect(sheet?.getCell('A3').type).toBe(ExcelJS.ValueType.String);
    expect([sheet?.getCell('A3').value, sheet?.getCell('A4').value]).toEqual(['=1+1', '001']);
    expect([sheet?.autoFilter, workbook.creator], 'a filter on all rows, and the author').toEqual(['A1:B4', 'Territori']);
  });

  it('writes an ODS with a title, a header that stays in sight, and texts that stay texts', async () => {
    const files = await partsOf(await file('ODS'));
    expect(Object.keys(files)[0], 'readers recognise the format by the first file').toBe('mimetype');
    const part = (name: string) => strFromU8(files[name] as Uint8Array);
    expect(part('mimetype')).toBe('application/vnd.oasis.opendocument.spreadsheet');
    expect(part('meta.xml')).toContain('<dc:title>Elenco Regioni</dc:title>');
    expect(part('meta.xml')).toContain('<dc:language>it</dc:language>');
    expect(part('content.xml'), 'a filter on all rows').toContain(
      `table:target-range-address="'Metadati'.A1:'Metadati'.B4" table:display-filter-buttons="true"`,
    );
    expect(part('settings.xml')).toMatch(/VerticalSplitPosition[^>]*>1</);
    expect(odsCells(part('content.xml'))).toEqual([
      [
        [
          ['string', 'Acronimo variabile'],
          ['string', 'Note'],
        ],
        [
          ['string', 'COD_REG'],
          ['string', 'Codice "a due cifre"; con lo zero'],
        ],
        [
          ['string', '=1+1'],
          ['string', expect.stringMatching(/^prima riga\s+seconda riga$/)],
        ],
        [
          ['string', '001'],
          [null, ''],
        ],
      ],
    ]);
  });

  it('reads rows of the API, also cells that lie deeper in them, and keeps numbers as numbers', async () => {
    const rows = new Blob([
      JSON.stringify([
        { id: 7, atto: { testo: 'L. 1/2014' } },
        { id: null, atto: null },
      ]),
    ]);
    const columns = [
      { name: 'id', label: 'id' },
      { name: 'atto_testo', label: 'atto_testo', path: ['atto', 'testo'] },
    ];
    const ods = await sheetFile({ table: { ...table, columns, rows }, kind: 'ODS', sheet: 'Dati', creator: 'Territori' });
    expect(odsCells(strFromU8((await partsOf(ods))['content.xml'] as Uint8Array))).toEqual([
      [
        [
          ['string', 'id'],
          ['string', 'atto_testo'],
        ],
        [
          ['float', '7'],
          ['string', 'L. 1/2014'],
        ],
        [
          [null, ''],
          [null, ''],
        ],
      ],
    ]);
  });
});

it('odsOfSheets writes several sheets in their order', async () => {
  const sheets = [
    { name: 'Elenco', header: ['codice'], rows: [['001001']] },
    { name: 'Metodo', header: ['Voce', 'Valore'], rows: [['Righe', 1]] },
  ];
  const content = strFromU8(
    (await partsOf(await odsOfSheets({ title: 'x', sheets: new Blob([JSON.stringify(sheets)]) })))['content.xml'] as Uint8Array,
  );
  expect([...content.matchAll(/<table:table [^>]*table:name="([^"]+)"/g)].map(([, name]) => name)).toEqual(['Elenco', 'Metodo']);
  expect(odsCells(content)).toEqual([
    [[['string', 'codice']], [['string', '001001']]],
    [
      [
        ['string', 'Voce'],
        ['string', 'Valore'],
      ],
      [
        ['string', 'Righe'],
        ['float', '1'],
      ],
    ],
  ]);
});
