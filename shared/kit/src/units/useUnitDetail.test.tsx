import type { Unita } from '@territori/contract/wire';
import { KitProvider } from '@territori/kit';
import { fakeKit } from '@territori/kit/testing';
import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useUnitDetail } from './useUnitDetail.ts';

const detail = (fields: Partial<Unita>): string => {
  const unit = {
    id: 7,
    livello: 'comune',
    codice: '017092',
    denominazione: 'Lonato del Garda',
    denominazioni_precedenti: [],
    altre_denominazioni: [],
    provincia: 'Brescia',
    motivo: null,
    approssimata: false,
    validita_da: '1861-03-17',
    validita_a: '9999-12-31',
    ...fields,
  } as Unita;
  const { kit } = fakeKit();
  const { result } = renderHook(useUnitDetail, { wrapper: ({ children }) => <KitProvider kit={kit}>{children}</KitProvider> });
  return result.current(unit);
};

describe('the line below a unit that was found', () => {
  it('has its level, code, province and former names', () => {
    expect(detail({ denominazioni_precedenti: ['Lonato'] })).toBe('Comune · 017092 · Brescia · già Lonato');
  });

  it('has a name without a date as another name, not as a former one', () => {
    expect(detail({ altre_denominazioni: ['Trst'] })).toBe('Comune · 017092 · Brescia · anche Trst');
  });

  it('says why the unit was found, and the name of the reason once', () => {
    const motivo = { tipo: 'nome_precedente', testo: 'Lonato', fino_al: '2008-01-01' } as const;
    expect(detail({ motivo, denominazioni_precedenti: ['Lonato'] })).toBe('Comune · 017092 · Brescia · si chiamava Lonato fino al 2007');
    expect(detail({ motivo: { ...motivo, fino_al: null } })).toBe('Comune · 017092 · Brescia · si chiamava Lonato');
  });

  it('has the years of a unit that has ended, because another may have its name today', () => {
    expect(detail({ validita_a: '1869-05-01' })).toBe('Comune · 017092 · Brescia · dal 1861 al 1869');
  });

  it('leaves out what is not known', () => {
    expect(detail({ livello: 'regione', codice: '03', provincia: null })).toBe('Regione · 03');
  });
});
