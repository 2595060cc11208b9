import { type BookType, utils, write } from '@e965/xlsx';
import ExcelJS from 'exceljs';
import { gzipSync, strToU8, zipSync } from 'fflate';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { describe, expect, it } from 'vitest';
import type { ListError } from '../ListError.ts';
import { LARGEST_FILE, readGrids } from './readGrids.ts';

const CSV = strToU8('codice;nome\n015146;Milano\n020030;Mantova\n');
const ROWS = [
  ['codice', 'nome'],
  ['015146', 'Milano'],
  ['020030', 'Mantova'],
];
const rowsOf = async (bytes: Uint8Array) => (await readGrids(bytes)).map(({ rows }) => rows);
const problemOf = (bytes: Uint8Array) =>
  readGrids(bytes).then(
    () => undefined,
    ({ problem, parameters }: ListError) => ({ problem, parameters }),
  );

/** A spreadsheet with a text with zeros, a number with zeros that its format shows, another number, an accent and a day. */
function spreadsheet(bookType: BookType): Uint8Array {
  const sheet = utils.aoa_to_sheet([
    ['codice', 'numero', 'abitanti', 'nome', 'dal'],
    ['001001', 1001, 2634.5, 'Agliè', new Date(Date.UTC(2020, 1, 3))],
  ]);
  if (bookType !== 'dbf') sheet.B2.z = '000000';
  return new Uint8Array(write(utils.book_new(sheet, 'Elenco'), { type: 'array', bookType }));
}

describe('a spreadsheet', () => {
  it.each(['biff8', 'xlsb', 'ods'] as const)('of %s is read as the CSV of the same cells', async (bookType) => {
    const [grid] = await readGrids(spreadsheet(bookType));
    expect(grid).toEqual({
      sheet: 'Elenco',
      separator: null,
      headed: false,
      rows: [
        ['codice', 'numero', 'abitanti', 'nome', 'dal'],
        ['001001', bookType === 'ods' ? '1001' : '001001', '2634.5', 'Agliè', '2020-02-03'],
      ],
    });
  });

  it('gives each of its sheets', async () => {
    const book = utils.book_new(utils.aoa_to_sheet([['a']]), '2012');
    utils.book_append_sheet(book, utils.aoa_to_sheet([['b']]), '2020');
    const grids = await readGrids(new Uint8Array(write(book, { type: 'array', bookType: 'biff8' })));
    expect(grids.map(({ sheet, rows }) => [sheet, rows])).toEqual([
      ['2012', [['a']]],
      ['2020', [['b']]],
    ]);
  });
});

describe('a DBF table', () => {
  const table = () => {
    const bytes = new Uint8Array(
      write(
        utils.book_new(
          utils.aoa_to_sheet([
            ['codice', 'nome'],
            ['001001', 'Agli_xx'],
          ]),
          'x',
        ),
        { type: 'array', bookType: 'dbf' },
      ),
    );
    return { bytes, name: Buffer.from(bytes).indexOf('Agli_xx') + 'Agli'.length };
  };

  it.each([
    ['windows-1252', 0x03, [0xe8, 0x20, 0x20]],
    ['the code page of DOS', 0x02, [0x8a, 0x20, 0x20]],
    ['UTF-8, which its mark denies', 0x03, [0xc3, 0xa8, 0x20]],
    ['UTF-8 without a mark', 0x00, [0xc3, 0xa8, 0x20]],
  ])('in %s has its letters', async (_, mark, letters) => {
    const { bytes, name } = table();
    bytes[29] = mark;
    bytes.set(letters, name);
    expect(await readGrids(bytes)).toEqual([
      {
        sheet: null,
        separator: null,
        headed: true,
        rows: [
          ['codice', 'nome'],
          ['001001', 'Agliè'],
        ],
      },
    ]);
  });
});

describe('a Parquet file', () => {
  it.each(['UNCOMPRESSED', 'SNAPPY', 'GZIP'] as const)('packed as %s is read as the CSV of the same table', async (codec) => {
    const buffer = parquetWriteBuffer({
      codec: codec === 'GZIP' ? 'UNCOMPRESSED' : codec,
      columnData: [
        { name: 'codice', data: ['001001', '001002'], type: 'STRING' },
        { name: 'abitanti', data: [2634n, null], type: 'INT64', nullable: true },
        { name: 'quota', data: [0.5, 1], type: 'DOUBLE' },
      ],
    });
    const bytes = new Uint8Array(buffer);
    expect(await readGrids(codec === 'GZIP' ? gzipSync(bytes) : bytes)).toEqual([
      {
        sheet: null,
        separator: null,
        headed: true,
        rows: [
          ['codice', 'abitanti', 'quota'],
          ['001001', '2634', '0.5'],
          ['001002', '', '1'],
        ],
      },
    ]);
  });

  it('that is cut off is reported', async () => {
    expect(await problemOf(strToU8('PAR1 and no more'))).toMatchObject({ problem: 'illeggibile' });
  });
});

describe('a packed file', () => {
  it('is read where gzip has packed it', async () => expect(await rowsOf(gzipSync(CSV))).toEqual([ROWS]));

  it('is read where it is the only table of a ZIP, whatever texts, pictures and hidden files stand beside it', async () => {
    const zip = zipSync({
      'dati/elenco.csv': CSV,
      'dati/LEGGIMI.txt': strToU8('fonte'),
      'dati/carta.png': new Uint8Array([0x89, 0x50]),
      '__MACOSX/dati/._elenco.csv': strToU8('x'),
    });
    expect(await rowsOf(zip)).toEqual([ROWS]);
  });

  it('is a text where the ZIP has no other table', async () => expect(await rowsOf(zipSync({ 'elenco.txt': CSV }))).toEqual([ROWS]));

  it('may be a workbook', async () => {
    const workbook = new ExcelJS.Workbook();
    workbook.addWorksheet('Dati').addRows(ROWS);
    expect(await rowsOf(zipSync({ 'elenco.xlsx': new Uint8Array(await workbook.xlsx.writeBuffer()) }))).toEqual([ROWS]);
  });

  it.each([
    ['has several tables', zipSync({ 'a.csv': CSV, 'b.csv': CSV }), { problem: 'piu_tabelle', parameters: { file: 'a.csv, b.csv' } }],
    ['has no table', zipSync({ 'carta.png': new Uint8Array([1]) }), { problem: 'archivio' }],
    ['is packed twice', gzipSync(zipSync({ 'a.csv': CSV })), { problem: 'archivio' }],
    [
      'is a text document',
      zipSync({ mimetype: strToU8('application/vnd.oasis.opendocument.text'), 'content.xml': strToU8('<x/>') }),
      { problem: 'archivio' },
    ],
    ['becomes too large', gzipSync(new Uint8Array(LARGEST_FILE + 1)), { problem: 'troppo_grande' }],
    ['is cut off', gzipSync(CSV).subarray(0, 30), { problem: 'illeggibile' }],
  ])('is refused where it %s', async (_, bytes, problem) => expect(await problemOf(bytes)).toMatchObject(problem));
});
