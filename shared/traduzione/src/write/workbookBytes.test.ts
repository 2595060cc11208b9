import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readWorkbook } from '../read/workbook/readWorkbook.ts';
import type { Sheet } from './sheets.ts';
import { writeWorkbook } from './writeWorkbook.ts';

const through = async (sheets: readonly Sheet[]) => readWorkbook(await writeWorkbook(sheets));

describe('a workbook', () => {
  it('has its sheets in their order, codes with their zeros, and no formula', async () => {
    const [list, method] = await through([
      {
        name: 'Elenco',
        header: ['codice', 'nota'],
        rows: [
          ['001001', '=1+1'],
          ['058091', '+39 & <b>"x"</b>'],
        ],
      },
      { name: 'Da controllare', header: ['a'], rows: [[12.5], [null]] },
    ]);
    expect(list).toMatchObject({
      sheet: 'Elenco',
      rows: [
        ['codice', 'nota'],
        ['001001', '=1+1'],
        ['058091', '+39 & <b>"x"</b>'],
      ],
    });
    expect(method).toMatchObject({ sheet: 'Da controllare', rows: [['a'], ['12.5'], []] });
  });

  it('holds every text as it was written', async () => {
    const cell = fc.string({ unit: fc.constantFrom('a', ' ', '&', '<', 'è', '"', '\t', '\n', "'", '=') });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 8 }), async (rows) => {
        const [sheet] = await through([{ name: 'Elenco', header: ['a', 'b'], rows: rows.map(([a, b]) => [`x${a}`, `x${b}`]) }]);
        expect(sheet?.rows.slice(1)).toEqual(rows.map(([a, b]) => [`x${a}`, `x${b}`]));
      }),
      { numRuns: 30 },
    );
  });
});
