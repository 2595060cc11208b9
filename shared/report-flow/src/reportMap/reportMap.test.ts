import type { ReportSpool } from '@territori/contract/wire';
import { dayMapByCodes } from '@territori/map/dayMaps';
import { geometryOf } from '@territori/map/Geometry';
import { fiveUnits, fourAreas } from '@territori/map/map.fixture';
import { UnitVersions } from '@territori/map/UnitVersions';
import { describe, expect, it } from 'vitest';
import { categoryShading } from './categoryShading.ts';
import { mappedUnits } from './mappedUnits.ts';
import { reportValues } from './reportValues.ts';
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

  it('has the value of each unit, and counts what it does not show', () => {
    const found = reportValues(day, spool.body, ['PRO_COM_T'], 'POP');
    expect([...found.known]).toEqual([
      ['1', 10],
      ['2', 20],
      ['4', 30],
    ]);
    expect(found).toMatchObject({ unmatched: 1, different: 0, empty: 1 });
  });

  it('puts the most frequent value first, and gives no class to a unit with different values', () => {
    const found = reportValues(day, spool.body, ['PRO_COM_T'], 'ZONA');
    const shading = categoryShading(found.known, texts);
    expect(shading.classes.map(({ label }) => label)).toEqual(['costa: 2', 'monte: 1']);
    expect(shading.classOf.has('4')).toBe(false);
    expect(found.different).toBe(1);
  });

  it('shows a unit that is not in force on the unit that received its territory', () => {
    const units = mappedUnits(['PRO_COM_T', 'PRO_COM_T_REL']);
    const rows = [
      { PRO_COM_T: 'Z', PRO_COM_T_REL: 'A', ANNO: 1928 },
      { PRO_COM_T: 'B', PRO_COM_T_REL: 'A', ANNO: 1929 },
    ];
    const found = reportValues(day, rows, units?.codes ?? [], 'ANNO');
    expect([...found.known]).toEqual([
      ['1', 1928],
      ['2', 1929],
    ]);
    expect(found).toMatchObject({ related: 1, unmatched: 0 });
  });

  it('joins the values for which no look is left', () => {
    const many = Array.from({ length: 10 }, (_, place) => ({ PRO_COM_T: 'ABCDEFGHIJ'[place] as string, X: `v${place}` }));
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
    const found = reportValues(dayMapByCodes(geometryOf(fourAreas), units.on('1900-01-01')), many, ['PRO_COM_T'], 'X');
    const { classes } = categoryShading(found.known, texts);
    expect(classes).toHaveLength(8);
    expect(classes.at(-1)?.label).toBe('altri 3: 3');
  });
});
