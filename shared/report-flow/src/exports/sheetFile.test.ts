import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
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
const file = (kind: SheetKind) => sheetFile({ table, kind, sheet: 'Metadati' });

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
  });
});
