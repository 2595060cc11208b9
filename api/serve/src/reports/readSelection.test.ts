import { dateColumn, quantityColumn, textColumn } from '@territori/reports/columns/column';
import { describe, expect, it } from 'vitest';
import { BadRequest } from '../http/errors.ts';
import { readSelection } from './readSelection.ts';

const NAME = textColumn('COMUNE', { it: 'Comune', en: 'Municipality' });
const AREA = quantityColumn('AREA', { it: 'Superficie', en: 'Area' });
const DAY = dateColumn('DATA', { it: 'Data', en: 'Date' });
const columns = [NAME, AREA, DAY];
const filter = (name: string, value: string) => readSelection(columns, { pFilterFields: [name], pFilterValues: [value] }).filters[0];

describe('readSelection', () => {
  it('undoes the doubling of single quotes, so that L’Aquila is found', () => {
    expect(filter('COMUNE', "L''Aquila")).toEqual({ column: NAME, operator: 'EQ', value: "L'Aquila" });
    expect(filter('COMUNE', "L'Aquila")).toEqual({ column: NAME, operator: 'EQ', value: "L'Aquila" });
  });

  it('reads $BLANK$ as no value, for a column of any type', () => {
    expect(filter('COMUNE', '$BLANK$')).toEqual({ column: NAME, operator: 'EQ', value: null });
    expect(filter('AREA', '$BLANK$')).toEqual({ column: AREA, operator: 'EQ', value: null });
  });

  it('reads numbers with point or comma and dates in every form', () => {
    expect(filter('AREA', '13,1463')?.value).toBe('13.1463');
    expect(filter('AREA', '13.1463')?.value).toBe('13.1463');
    expect(filter('DATA', '31/12/2024')?.value).toBe('2024-12-31');
    expect(filter('DATA', '2024-12-31')?.value).toBe('2024-12-31');
  });

  it('reads an operator for each filter, EQ where none is given', () => {
    const { filters } = readSelection(columns, {
      pFilterFields: ['COMUNE', 'AREA', 'COMUNE'],
      pFilterValues: ['aquila', '10', 'Roma'],
      pFilterOperators: ['contains', 'GE'],
    });
    expect(filters.map(({ operator }) => operator)).toEqual(['CONTAINS', 'GE', 'EQ']);
  });

  it('finds a column in any case', () => {
    expect(filter('comune', 'Roma')?.column).toBe(NAME);
  });

  it('sorts by several columns in their order, ascending unless the call says otherwise', () => {
    expect(readSelection(columns, { orderFields: ['AREA', 'COMUNE'], orderDirects: ['desc'] }).sorts).toEqual([
      { column: AREA, direction: 'DESC' },
      { column: NAME, direction: 'ASC' },
    ]);
  });

  it.each([
    { pFilterFields: ['NOPE'], pFilterValues: ['x'] },
    { pFilterFields: ['COMUNE"; drop table unita; --'], pFilterValues: ['x'] },
    { pFilterFields: ['COMUNE'], pFilterValues: [] },
    { pFilterFields: ['AREA'], pFilterValues: ['1 or 1=1'] },
    { pFilterFields: ['DATA'], pFilterValues: ['31/02/2024'] },
    { pFilterFields: ['COMUNE'], pFilterValues: ['x'], pFilterOperators: ['LIKE'] },
    { pFilterFields: ['COMUNE'], pFilterValues: ['x'], pFilterOperators: ['GE'] },
    { pFilterFields: ['AREA'], pFilterValues: ['1'], pFilterOperators: ['CONTAINS'] },
    { pFilterFields: ['AREA'], pFilterValues: ['$BLANK$'], pFilterOperators: ['LE'] },
    { pFilterFields: ['AREA'], pFilterValues: ['1'], pFilterOperators: ['EQ', 'EQ'] },
    { orderFields: ['NOPE'] },
    { orderFields: ['COMUNE'], orderDirects: ['SIDEWAYS'] },
    { orderFields: [], orderDirects: ['ASC'] },
  ])('refuses %j', (input) => {
    expect(() => readSelection(columns, input)).toThrow(BadRequest);
  });
});
