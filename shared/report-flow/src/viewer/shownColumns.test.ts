import type { Row } from '@territori/contract/wire';
import { describe, expect, it } from 'vitest';
import { ALL_COLUMNS } from '../data/ReportView.ts';
import { shownColumns } from './shownColumns.ts';

const colNames = ['COD_RIP', 'COD_REG', 'PRO_COM_T', 'PRO_COM', 'COMUNE', 'COMUNE_A'];
const row: Row = { COD_RIP: 1, COD_REG: '01', PRO_COM_T: '001001', PRO_COM: 1001, COMUNE: 'Agliè', COMUNE_A: null };
const view = { filters: [], sorts: [] };

describe('the columns on screen', () => {
  it('begin with the name, and leave out a code that repeats another one and what is empty in every row', () => {
    expect(shownColumns({ colNames, body: [row, { ...row, COMUNE_A: '' }] }, view)).toEqual({
      shown: ['COMUNE', 'COD_RIP', 'COD_REG', 'PRO_COM_T'],
      silent: ['PRO_COM', 'COMUNE_A'],
    });
  });

  it('have a column that says something in one row', () => {
    const aosta = { ...row, PRO_COM: 7003, COMUNE_A: 'Aoste' };
    expect(shownColumns({ colNames, body: [row, aosta] }, view).silent).toEqual([]);
  });

  it('have the columns of a filter or of the order', () => {
    const asked = { filters: [{ column: 'COMUNE_A', value: '$BLANK$' }], sorts: [{ column: 'PRO_COM', direction: 'ASC' }] } as const;
    expect(shownColumns({ colNames, body: [row] }, asked).silent).toEqual([]);
  });

  it('are those that the visitor chose, empty or not', () => {
    const chosen = { ...view, columns: ['COMUNE_A', 'PRO_COM', 'COMUNE'] };
    expect(shownColumns({ colNames, body: [row] }, chosen)).toEqual({ shown: ['COMUNE', 'PRO_COM', 'COMUNE_A'], silent: [] });
  });

  it('are all for a visitor who wants all, who can still hide some', () => {
    expect(shownColumns({ colNames, body: [row] }, { ...view, columns: ALL_COLUMNS })).toEqual({
      shown: ['COMUNE', 'COD_RIP', 'COD_REG', 'PRO_COM_T', 'PRO_COM', 'COMUNE_A'],
      silent: ['PRO_COM', 'COMUNE_A'],
    });
  });

  it('are all where there are no rows', () => {
    expect(shownColumns({ colNames, body: [] }, view).silent).toEqual([]);
  });
});
