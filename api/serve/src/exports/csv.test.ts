import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { csvStream } from './fileStreams.ts';
import type { TableColumn } from './table.ts';

const columns: TableColumn[] = [
  { label: 'Codice', type: 'VARCHAR', mask: '' },
  { label: '', type: 'NUMBER', mask: '' },
];
const csv = async (...blocks: (string | number | null)[][][]) => (await buffer(csvStream({ columns, blocks }))).toString();

describe('csvStream', () => {
  it('writes labels as header, semicolons, and a fallback for a column without a label', async () => {
    expect(await csv([['001001', 1]])).toBe('\uFEFFCodice;Colonna_2\r\n001001;1\r\n');
  });

  it('keeps leading zeros, writes decimals with a comma and no value as nothing', async () => {
    expect(await csv([['001001', 13.1463]], [[null, null]])).toContain('001001;13,1463\r\n;\r\n');
  });

  it('quotes separators, quotes and line breaks', async () => {
    expect(await csv([['a;"b"\nc', 1]])).toContain('"a;""b""\nc";1');
    expect(await csv([['a\nb', 1]])).toContain('"a\nb";1');
    expect(await csv([['a\rb', 1]])).toContain('"a\rb";1');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'])('writes %j as text, not as a formula', async (formula) => {
    expect(await csv([[formula, 1]])).toContain(`'${formula}`);
  });

  it('leaves a negative number a number', async () => {
    expect(await csv([['001001', -2.5]])).toContain('\r\n001001;-2,5\r\n');
  });
});
