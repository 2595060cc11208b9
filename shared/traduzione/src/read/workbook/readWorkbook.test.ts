import ExcelJS from 'exceljs';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Grid } from '../Grid.ts';
import { readWorkbook } from './readWorkbook.ts';

/** A workbook as a common program writes it. */
async function written(fill: (sheet: ExcelJS.Worksheet) => void, options?: { readonly date1904: boolean }): Promise<Uint8Array> {
  const workbook = new ExcelJS.Workbook();
  if (options) workbook.properties.date1904 = options.date1904;
  fill(workbook.addWorksheet('Foglio 1'));
  return new Uint8Array(await workbook.xlsx.writeBuffer());
}
const rowsOf = async (bytes: Uint8Array) => (await readWorkbook(bytes))[0]?.rows;
const problemOf = (bytes: Uint8Array) =>
  readWorkbook(bytes).then(
    () => undefined,
    ({ problem }) => problem as string,
  );

describe('the cells of a workbook', () => {
  it('are texts and numbers as the sheet shows them: codes keep the zeros of their format, days are ISO dates', async () => {
    const bytes = await written((sheet) => {
      sheet.addRow(['codice', 'popolazione', 'quota', 'dal', 'attivo']);
      const row = sheet.addRow([1001, 12345.5, 0.1, new Date(Date.UTC(2016, 3, 28)), true]);
      row.getCell(1).numFmt = '000000';
      row.getCell(3).numFmt = '0.00%';
      row.getCell(4).numFmt = 'dd/mm/yyyy';
    });
    expect(await rowsOf(bytes)).toEqual([
      ['codice', 'popolazione', 'quota', 'dal', 'attivo'],
      ['001001', '12345.5', '0.1', '2016-04-28', 'true'],
    ]);
  });

  it('count days from 1904 where the workbook does', async () => {
    const fill = (sheet: ExcelJS.Worksheet) => {
      sheet.getCell('A1').value = new Date(Date.UTC(2020, 0, 1));
    };
    expect(await rowsOf(await written(fill, { date1904: true }))).toEqual([['2020-01-01']]);
  });

  it('are the results of formulas, the text of every style, and the first of merged ones alone', async () => {
    const bytes = await written((sheet) => {
      sheet.getCell('A1').value = { richText: [{ text: 'Forl' }, { text: 'ì', font: { bold: true } }] };
      sheet.getCell('B1').value = { formula: 'TEXT(1001,"000000")', result: '001001' };
      sheet.getCell('C1').value = { text: 'Agliè', hyperlink: 'https://example.it' };
      sheet.getCell('A2').value = 'Torino';
      sheet.mergeCells('A2:A4');
      for (const [line, name] of ['Agliè', 'Airasca', 'Ala'].entries()) sheet.getCell(line + 2, 2).value = name;
    });
    expect(await rowsOf(bytes)).toEqual([
      ['Forlì', '001001', 'Agliè'],
      ['Torino', 'Agliè'],
      ['', 'Airasca'],
      ['', 'Ala'],
    ]);
  });

  it('that are missing are empty, in rows and columns', async () => {
    const bytes = await written((sheet) => {
      sheet.getCell('C4').value = 'a';
    });
    expect(await rowsOf(bytes)).toEqual([[], [], [], ['', '', 'a']]);
  });
});

/** A workbook of hand-written parts. */
const archive = (parts: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([path, content]) => [path, strToU8(content)])));
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relation = (type: string, target: string) =>
  `<Relationships><Relationship Id="r1" Type="${OFFICE}/${type}" Target="${target}"/></Relationships>`;

describe('a workbook of another program', () => {
  it('may prefix its elements, name its parts from the root, and leave references out', async () => {
    const bytes = archive({
      '_rels/.rels': relation('officeDocument', '/book/main.xml'),
      'book/main.xml': `<x:workbook xmlns:x="m" xmlns:r="${OFFICE}"><x:sheets><x:sheet name="Dati" r:id="r1"/></x:sheets></x:workbook>`,
      'book/_rels/main.xml.rels': relation('worksheet', '../sheets/one.xml'),
      'sheets/one.xml':
        '<x:worksheet xmlns:x="m"><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>Cant_x00F9_</x:t></x:is></x:c><x:c><x:v>1.0E3</x:v></x:c></x:row></x:sheetData></x:worksheet>',
    });
    expect(await readWorkbook(bytes)).toEqual<Grid[]>([{ sheet: 'Dati', separator: null, rows: [['Cantù', '1000']], headed: false }]);
  });

  it('that is another document is an archive, and a damaged one cannot be read', async () => {
    expect(await problemOf(archive({ 'content.xml': '<office/>', mimetype: 'application/vnd.oasis.opendocument.spreadsheet' }))).toBe(
      'archivio',
    );
    expect(await problemOf(archive({ '_rels/.rels': relation('officeDocument', 'xl/workbook.bin'), 'xl/workbook.bin': 'x' }))).toBe(
      'archivio',
    );
    const whole = await written((sheet) => sheet.addRow(['a']));
    expect(await problemOf(whole.slice(0, whole.length - 200))).toBe('illeggibile');
  });
});
