import { describe, expect, it } from 'vitest';
import { openList } from './openList.ts';
import type { Grid } from './read/Grid.ts';
import { HistoryIndex } from './storia/index.ts';
import { SMALL_STORIA } from './testing/smallStoria.ts';

const index = new HistoryIndex(SMALL_STORIA);
const sheet = (name: string | null, ...rows: string[]): Grid => ({
  sheet: name,
  separator: null,
  rows: rows.map((row) => row.split(';')),
  headed: false,
});
const LARGER = sheet('2015', 'codice;comune', '001003;Gamma', '001005;Epsilon', '001006;Zeta');
const SMALLER = sheet('2012', 'codice;comune', '001007;Eta', '001008;Theta');
const LEGEND = sheet('Legenda', 'voce;testo', 'codice;codice Istat', 'comune;denominazione');

describe('a file of several sheets', () => {
  it('is read by the sheet with most units; the other sheets with a list are named, a legend is not', () => {
    const { table, otherSheets } = openList(index, [LEGEND, SMALLER, LARGER]);
    expect([table.sheet, otherSheets]).toEqual(['2015', ['2012']]);
  });

  it('is read by the sheet that the visitor names', () => {
    const { table, otherSheets } = openList(index, [LEGEND, SMALLER, LARGER], { sheet: '2012' });
    expect([table.sheet, otherSheets]).toEqual(['2012', []]);
  });
});

it('a file without sheets is refused where a sheet is named', () => {
  expect(() => openList(index, [{ ...LARGER, sheet: null }], { sheet: '2015' })).toThrow(
    expect.objectContaining({ problem: 'senza_fogli', parameters: { foglio: '2015' } }),
  );
});
