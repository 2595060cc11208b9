import type { ReportSpool } from '@territori/contract/wire';
import { describe, expect, it } from 'vitest';
import { dayMapByCodes } from '../map/dayMaps.ts';
import { geometryOf } from '../map/Geometry.ts';
import { fiveUnits, fourAreas } from '../map/map.fixture.ts';
import { UnitVersions } from '../map/UnitVersions.ts';
import { mappedUnits } from './mappedUnits.ts';
import { quantiles } from './quantiles.ts';
import { reportShading } from './reportShading.ts';
import { variablesOf } from './variablesOf.ts';

describe('the units of a report', () => {
  it('are the most detailed that a column names', () => {
    expect(mappedUnits(['COD_REG', 'COD_UTS', 'PRO_COM_T'])?.level).toBe('comune');
    expect(mappedUnits(['COD_REG', 'COD_PROV_STORICO', 'COD_UTS'])).toMatchObject({ level: 'uts', codes: ['COD_PROV_STORICO', 'COD_UTS'] });
    expect(mappedUnits(['COD_RIP', 'COD_REG'])?.level).toBe('regione');
    expect(mappedUnits(['COD_RIP'])).toBeUndefined();
  });

  it('are those of the end of a period where the report has them', () => {
    expect(mappedUnits(['PRO_COM_T', 'PRO_COM_T_DT_FI'])).toMatchObject({ codes: ['PRO_COM_T_DT_FI'], day: 'to' });
  });
});

describe('quantiles', () => {
  it('have an equal number of values', () => {
    expect(quantiles([10, 1, 9, 2, 8, 3, 7, 4, 6, 5], 5)).toEqual([
      { from: 1, to: 2, count: 2 },
      { from: 3, to: 4, count: 2 },
      { from: 5, to: 6, count: 2 },
      { from: 7, to: 8, count: 2 },
      { from: 9, to: 10, count: 2 },
    ]);
  });

  it('never divide equal values, and lose none', () => {
    const classes = quantiles([0, 0, 0, 0, 0, 0, 0, 5, 8], 5);
    expect(classes.map(({ from, to, count }) => [from, to, count])).toEqual([
      [0, 0, 7],
      [5, 5, 1],
      [8, 8, 1],
    ]);
    expect(quantiles([3], 5)).toEqual([{ from: 3, to: 3, count: 1 }]);
    expect(quantiles([], 5)).toEqual([]);
  });
});

const spool: ReportSpool = {
  label: ['Codice', 'Nome', 'Zona', 'Popolazione', 'Anno'],
  colNames: ['PRO_COM_T', 'COMUNE', 'ZONA', 'POP', 'ANNO'],
  types: ['VARCHAR', 'VARCHAR', 'VARCHAR', 'NUMBER', 'NUMBER'],
  formatMasks: ['', '', '', '999G990', ''],
  body: [
    { PRO_COM_T: 'A', COMUNE: 'Alfa', ZONA: 'costa', POP: 10, ANNO: 2021 },
    { PRO_COM_T: 'B', COMUNE: 'Bèta', ZONA: 'costa', POP: 20, ANNO: 2021 },
    { PRO_COM_T: 'C', COMUNE: 'Gamma', ZONA: 'monte', POP: null, ANNO: 2021 },
    { PRO_COM_T: 'D', COMUNE: 'Delta', ZONA: 'costa', POP: 30, ANNO: 2021 },
    { PRO_COM_T: 'D', COMUNE: 'Delta', ZONA: 'monte', POP: 30, ANNO: 2021 },
    { PRO_COM_T: 'Z', COMUNE: 'Altrove', ZONA: 'monte', POP: 40, ANNO: 2021 },
  ],
  totalRows: 6,
};

describe('the rows of a report on a map', () => {
  const day = dayMapByCodes(geometryOf(fourAreas), new UnitVersions(fiveUnits).on('1880-01-01'));
  const texts = {
    value: String,
    range: (from: string, to: string, count: number) => `${from}-${to}: ${count}`,
    category: (value: string, count: number) => `${value}: ${count}`,
    others: (values: number, count: number) => `altri ${values}: ${count}`,
  };

  it('can show quantities and shared values, but neither names nor a column with one value', () => {
    expect(variablesOf(spool).map(({ column, kind, named }) => [column, kind, named])).toEqual([
      ['PRO_COM_T', 'category', false],
      ['COMUNE', 'category', true],
      ['ZONA', 'category', true],
      ['POP', 'quantity', false],
    ]);
  });

  it('puts quantities in classes and counts what it does not show', () => {
    const variable = { column: 'POP', label: '', kind: 'quantity', mask: '' } as const;
    const shown = reportShading(day, spool.body, ['PRO_COM_T'], variable, texts);
    expect(shown.shading.classes.map(({ label }) => label)).toEqual(['10-10: 1', '20-20: 1', '30-30: 1']);
    expect(shown.shading.classOf.get('4')).toBe(2);
    expect(shown).toMatchObject({ unmatched: 1, different: 0, empty: 1 });
  });

  it('puts the most frequent value first, and gives no class to a unit with different values', () => {
    const variable = { column: 'ZONA', label: '', kind: 'category', mask: '' } as const;
    const shown = reportShading(day, spool.body, ['PRO_COM_T'], variable, texts);
    expect(shown.shading.classes.map(({ label }) => label)).toEqual(['costa: 2', 'monte: 1']);
    expect(shown.shading.classOf.has('4')).toBe(false);
    expect(shown.different).toBe(1);
  });

  it('shows a unit that is not in force on the unit that received its territory', () => {
    const units = mappedUnits(['PRO_COM_T', 'PRO_COM_T_REL']);
    const variable = { column: 'ANNO', label: '', kind: 'category', mask: '' } as const;
    const rows = [
      { PRO_COM_T: 'Z', PRO_COM_T_REL: 'A', ANNO: 1928 },
      { PRO_COM_T: 'B', PRO_COM_T_REL: 'A', ANNO: 1929 },
    ];
    const shown = reportShading(day, rows, units?.codes ?? [], variable, texts);
    expect([...shown.values]).toEqual([
      ['1', '1928'],
      ['2', '1929'],
    ]);
    expect(shown).toMatchObject({ related: 1, unmatched: 0 });
  });

  it('joins the values for which no look is left', () => {
    const column = 'X';
    const many = Array.from({ length: 10 }, (_, place) => ({ PRO_COM_T: 'ABCDEFGHIJ'[place] as string, X: `v${place}` }));
    const variable = { column, label: '', kind: 'category', mask: '' } as const;
    const units = new UnitVersions({
      ...fiveUnits,
      unita: many.map((_, place) => place + 1),
      versioni: {
        unita: many.map((_, place) => place),
        dal: many.map(() => 0),
        al: many.map(() => -1),
        codice: many.map(({ PRO_COM_T }) => PRO_COM_T),
        denominazione: many.map(({ PRO_COM_T }) => PRO_COM_T),
        superiore: many.map(() => -1),
      },
    });
    const shown = reportShading(dayMapByCodes(geometryOf(fourAreas), units.on('1900-01-01')), many, ['PRO_COM_T'], variable, texts);
    expect(shown.shading.classes).toHaveLength(8);
    expect(shown.shading.classes.at(-1)?.label).toBe('altri 3: 3');
  });
});
