import { describe, expect, it } from 'vitest';
import { unitOfCell } from './unitOfCell.ts';

const period = { from: '1991-01-01', to: '2020-01-01' };

describe('the unit that a cell names', () => {
  it('has the code of the same row and the day of the report', () => {
    const row = { PRO_COM_T: '066049', COMUNE: "L'Aquila", COD_UTS: '066', DEN_UTS: "L'Aquila", COD_REG: '13', DEN_REG: 'Abruzzo' };
    expect(unitOfCell('COMUNE', row, { from: '2025-01-01' })).toEqual({ type: '1', code: '066049', day: '2025-01-01' });
    expect(unitOfCell('DEN_UTS', row, { from: '2025-01-01' })).toEqual({ type: '2', code: '066', day: '2025-01-01' });
    expect(unitOfCell('DEN_REG', row, { from: '2025-01-01' })).toEqual({ type: '3', code: '13', day: '2025-01-01' });
  });

  it('is the related one, at the day of the change', () => {
    const row = {
      PRO_COM_T: '022117',
      COMUNE: 'Concei',
      PRO_COM_T_REL: '022229',
      COMUNE_REL: 'Ledro',
      DATA_INIZIO_AMMINISTRATIVA: '01/01/2010',
    };
    expect(unitOfCell('COMUNE_REL', row, period)).toEqual({ type: '1', code: '022229', day: '2010-01-01' });
  });

  it('is the one at the start or at the end of the period', () => {
    const row = { PRO_COM_T_DT_IN: '022117', COMUNE_DT_IN: 'Concei', PRO_COM_T_DT_FI: '022229', COMUNE_DT_FI: 'Ledro' };
    expect(unitOfCell('COMUNE_DT_IN', row, period)?.day).toBe('1991-01-01');
    expect(unitOfCell('COMUNE_DT_FI', row, period)?.day).toBe('2020-01-01');
  });

  it.each([
    ['a column without names of units', 'SIGLA_UTS', { SIGLA_UTS: 'TN' }],
    ['an empty name', 'COMUNE', { PRO_COM_T: '066049', COMUNE: null }],
    ['a name without a code, as of a foreign state', 'COMUNE_REL', { COMUNE_REL: 'Stato estero', PRO_COM_T_REL: null }],
  ])('is absent for %s', (_, column, row) => {
    expect(unitOfCell(column, row, period)).toBeUndefined();
  });
});
