import { folderOf } from '@territori/api-testing/folderOf';
import { SMALL_HISTORY } from '@territori/api-testing/smallFiles';
import { ENGINES, openEmpty, useDatabase } from '@territori/api-testing/testDatabase';
import ExcelJS from 'exceljs';
import { strToU8, zipSync } from 'fflate';
import iconv from 'iconv-lite';
import { beforeAll, describe, expect, it } from 'vitest';
import { load } from '../loading/load.ts';
import { tableOfFile } from '../tables/tableOfFile.ts';
import { emptySources } from './format.ts';
import { municipalList } from './municipalList.ts';
import { recogniseFormat } from './recogniseFormat.ts';

/** The header of the institute's list of 2025, with its line breaks and footnotes. */
const HEADER = [
  'Codice Regione',
  "Codice dell'Unità territoriale sovracomunale \n(valida a fini statistici)",
  'Codice Provincia (Storico)(1)',
  'Progressivo del Comune (2)',
  'Codice Comune formato alfanumerico',
  'Denominazione (Italiana e straniera)',
  'Denominazione in italiano',
  'Denominazione altra lingua',
  'Codice Ripartizione Geografica',
  'Ripartizione geografica',
  'Denominazione Regione',
  "Denominazione dell'Unità territoriale sovracomunale \n(valida a fini statistici)",
  'Tipologia di Unità territoriale sovracomunale ',
  'Flag Comune capoluogo di provincia/città metropolitana/libero consorzio',
  'Sigla automobilistica',
  'Codice Comune formato numerico',
  'Codice Catastale del Comune',
  'Codice NUTS1 2024',
  'Codice NUTS2 2024 (3) ',
  'Codice NUTS3 2024',
];
type Cell = string | number | ExcelJS.CellRichTextValue | null;
const ALFA: Cell[] = [
  '01',
  '201',
  '001',
  '001',
  '001001',
  'Alfa Nuova/Älfa',
  'Alfa Nuova',
  'Älfa',
  1,
  'Nord-ovest',
  'Piemonte',
  'Torino',
  3,
  1,
  'TO',
  1001,
  'A001',
  'ITC',
  'ITC1',
  'ITC11',
];
const GAMMA: Cell[] = [
  '01',
  '201',
  '001',
  '003',
  '001003',
  'Gamma d’Alba',
  'Gamma d’Alba',
  null,
  1,
  'Nord-ovest',
  'Piemonte',
  'Torino',
  3,
  0,
  'TO',
  1003,
  'G003',
  'ITC',
  'ITC1',
  'ITC11',
];

const NAME = 'Elenco-comuni-italiani_2025-01-01';
const csv = (...rows: Cell[][]) =>
  iconv.encode([HEADER, ...rows].map((row) => row.map((cell) => `"${cell ?? ''}"`).join(';')).join('\r\n'), 'windows-1252');
async function xlsx(...rows: Cell[][]): Promise<Uint8Array> {
  const workbook = new ExcelJS.Workbook();
  const sheet = workbook.addWorksheet('CODICI al 01_01_2025');
  sheet.addRow(HEADER);
  for (const row of rows) sheet.addRow(row);
  workbook.addWorksheet('Note').addRow(['(1) Codice storico']);
  return new Uint8Array(await workbook.xlsx.writeBuffer());
}
const read = async (name: string, bytes: Uint8Array) => {
  const table = await tableOfFile({ name, bytes, report: null });
  const sources = emptySources();
  expect(recogniseFormat(table).format).toBe(municipalList);
  municipalList.read(table, sources);
  return sources;
};

describe('the institute’s list of municipalities', () => {
  it('says the same as a CSV in windows-1252, as a workbook, and as a workbook in a ZIP', async () => {
    const fromCsv = await read(`${NAME}.csv`, csv(ALFA, GAMMA));
    expect(fromCsv.municipalities).toMatchObject([
      {
        date: '2025-01-01',
        rows: [
          {
            code: '001001',
            name: 'Alfa Nuova/Älfa',
            italianName: 'Alfa Nuova',
            otherName: 'Älfa',
            cadastral: 'A001',
            utsCapital: true,
            nuts3: 'ITC11',
          },
          { code: '001003', name: 'Gamma d’Alba', otherName: null, utsCapital: false },
        ],
      },
    ]);
    expect(fromCsv.uts[0]?.rows).toMatchObject([{ code: '001', utsCode: '201', name: 'Torino' }]);
    expect(fromCsv.regions[0]?.rows).toMatchObject([{ code: '01', name: 'Piemonte', division: '1' }]);
    expect(fromCsv.divisions[0]?.rows).toEqual([{ code: '1', name: 'Nord-ovest', nuts1: 'ITC' }]);
    const workbook = await xlsx(ALFA, GAMMA);
    expect(await read(`${NAME}.xlsx`, workbook)).toEqual(fromCsv);
    expect(await read('elenco.zip', zipSync({ [`${NAME}.xlsx`]: workbook }))).toEqual(fromCsv);
  });

  it('is read from cells with parts in other letters, and from codes that are numbers', async () => {
    const rich: Cell[] = ALFA.with(6, { richText: [{ text: 'Alfa ' }, { font: { bold: true }, text: 'Nuova' }] })
      .with(4, 1001)
      .with(0, 1);
    expect(await read(`${NAME}.xlsx`, await xlsx(rich, GAMMA))).toEqual(await read(`${NAME}.csv`, csv(ALFA, GAMMA)));
  });

  it.each([
    [
      'a code of letters',
      async () => xlsx(ALFA.with(4, '00100A')),
      /^elenco.xlsx, line 2: "codice comune formato alfanumerico" is "00100A", not a code of 6 digits$/,
    ],
    ['no name', async () => xlsx(ALFA, GAMMA.with(6, null)), /^elenco.xlsx, line 3: "denominazione in italiano" is empty$/],
    [
      'an empty sheet',
      async () => new Uint8Array(await new ExcelJS.Workbook().xlsx.writeBuffer()),
      /^elenco.xlsx: the first sheet is empty$/,
    ],
    [
      'a broken workbook',
      async () => zipSync({ '[Content_Types].xml': strToU8('<'), 'xl/workbook.xml': strToU8('<workbook><sheets') }),
      /^elenco.xlsx: it is not a readable workbook/,
    ],
  ])('is refused with %s, by file, line and reason', async (_, make, reason) => {
    await expect(make().then((bytes) => read('elenco.xlsx', bytes))).rejects.toThrow(reason);
  });
});

describe.each(ENGINES)('the list loaded as a workbook on %s', (engine) => {
  const test = useDatabase(openEmpty, engine);
  beforeAll(async () => {
    const files = { 'cities.csv': SMALL_HISTORY, [`${NAME}.xlsx`]: await xlsx(ALFA.with(6, 'Alfanuova').with(5, 'Alfanuova'), GAMMA) };
    await load(test.database, { by: 'operator', path: await folderOf(files) });
  }, 60_000);

  it('gives the municipalities of its day names, capitals and Nuts, and their province its statistical code', async () => {
    expect(
      await test.database.read(
        `select codice, capoluogo_uts, nuts3, codice_catastale, codice_uts, denominazione_uts, denominazione_regione, denominazione_ripartizione
         from comuni_al('2025-01-01') order by codice`,
      ),
    ).toEqual(
      [
        { codice: '001001', capoluogo_uts: true, codice_catastale: 'A001' },
        { codice: '001003', capoluogo_uts: false, codice_catastale: 'G003' },
      ].map((municipality) => ({
        ...municipality,
        nuts3: 'ITC11',
        codice_uts: '201',
        denominazione_uts: 'Torino',
        denominazione_regione: 'Piemonte',
        denominazione_ripartizione: 'Nord-ovest',
      })),
    );
    expect((await test.database.edition())?.date).toBe('2025-01-01');
  });
});
