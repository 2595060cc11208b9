import { buffer } from 'node:stream/consumers';
import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import { type Sheet, xlsxStream } from './xlsx.ts';

const sheet: Sheet = {
  name: 'Dati',
  columns: [
    { label: 'Codice', type: 'VARCHAR', mask: '' },
    { label: 'Superficie', type: 'NUMBER', mask: '999G999G990D0000' },
  ],
  blocks: [[['001001', 13.1463]], [['=1+1', null]]],
};

async function written(...sheets: Sheet[]) {
  const workbook = new ExcelJS.Workbook();
  // exceljs declares a Buffer of its own
  await workbook.xlsx.load((await buffer(xlsxStream(sheets))) as unknown as ArrayBuffer);
  return workbook;
}

describe('xlsxStream', () => {
  it('writes header and rows of every block', async () => {
    const rows = (await written(sheet)).getWorksheet('Dati');
    expect(rows?.getRow(1).values).toEqual([undefined, 'Codice', 'Superficie']);
    expect(rows?.rowCount).toBe(3);
  });

  it('keeps codes as text with their zeros, and numbers as numbers', async () => {
    const rows = (await written(sheet)).getWorksheet('Dati');
    expect(rows?.getCell('A2').value).toBe('001001');
    expect(rows?.getCell('A2').numFmt).toBe('@');
    expect(rows?.getCell('B2').value).toBe(13.1463);
  });

  it('writes what looks like a formula as text', async () => {
    const cell = (await written(sheet)).getWorksheet('Dati')?.getCell('A3');
    expect(cell?.value).toBe('=1+1');
    expect(cell?.type).toBe(ExcelJS.ValueType.String);
  });

  it('writes a second sheet', async () => {
    expect((await written(sheet, { ...sheet, name: 'Metadati' })).worksheets.map(({ name }) => name)).toEqual(['Dati', 'Metadati']);
  });
});
