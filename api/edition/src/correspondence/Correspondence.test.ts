import { describe, expect, it } from 'vitest';
import type { Change } from '../model/readChanges.ts';
import { type Between, inverted, reasonOfBeginning, reasonOfEnd, rowsOf } from './Correspondence.ts';

const change = (values: Partial<Change>): Change => ({
  livello: 'comune',
  data: '1947-09-16',
  tipo: null,
  id: 1,
  codice: null,
  denominazione: '',
  codice_precedente: null,
  denominazione_precedente: null,
  collegata: 'nessuna',
  id_collegata: null,
  codice_collegato: null,
  denominazione_collegata: null,
  certezza: 'dichiarato',
  fonte: null,
  certezza_collegata: null,
  provvedimento: null,
  uts_prima: null,
  uts_dopo: null,
  regione_prima: null,
  regione_dopo: null,
  ...values,
});

const between = (facts: Omit<Between, 'origins'>): Between => ({ ...facts, origins: inverted(facts.pairs) });

describe('the rows of a correspondence', () => {
  // 1 was divided into 11 and 12; 2 and 3 became 13; 4 went abroad; 14 came from abroad; 5 goes on
  const known = between({
    pairs: new Map([
      [1, new Set([11, 12])],
      [2, new Set([13])],
      [3, new Set([13])],
      [4, new Set<number>()],
      [5, new Set([5])],
    ]),
    lost: new Map([[4, 'ceduta_a_stato_estero' as const]]),
    appeared: new Map([[14, 'annessa_da_stato_estero' as const]]),
  });
  const shown = (forward: boolean) =>
    rowsOf('comune', known, forward).map(({ from, to, relation, reason }) => [from, to, relation ?? reason]);

  it('have every unit of both days', () => {
    expect(shown(true)).toEqual([
      [1, 11, '1:n'],
      [1, 12, '1:n'],
      [2, 13, 'n:1'],
      [3, 13, 'n:1'],
      [5, 5, '1:1'],
      [4, null, 'ceduta_a_stato_estero'],
      [null, 14, 'annessa_da_stato_estero'],
    ]);
  });

  it('are the same pairs backward, with the relation of that direction', () => {
    expect(shown(false)).toEqual([
      [11, 1, 'n:1'],
      [12, 1, 'n:1'],
      [13, 2, '1:n'],
      [13, 3, '1:n'],
      [5, 5, '1:1'],
      [14, null, 'annessa_da_stato_estero'],
      [null, 4, 'ceduta_a_stato_estero'],
    ]);
  });

  it('count a part that leads nowhere as a target', () => {
    const rows = rowsOf(
      'comune',
      between({ pairs: new Map([[1, new Set([11])]]), lost: new Map([[1, 'senza_destino_noto']]), appeared: new Map() }),
      true,
    );
    expect(rows.map(({ relation, reason }) => relation ?? reason)).toEqual(['1:n', 'senza_destino_noto']);
  });
});

describe('the reason', () => {
  it('of an end is a foreign state only where a source says so on that day', () => {
    const ceded = [change({ tipo: 'AS' })];
    expect(reasonOfEnd(ceded, '1947-09-16')).toBe('ceduta_a_stato_estero');
    expect(reasonOfEnd(ceded, '1950-01-01')).toBe('senza_destino_noto');
    expect(reasonOfEnd(undefined, '1950-01-01')).toBe('senza_destino_noto');
  });
  it('of a beginning is what happened after the first day', () => {
    const annexed = [change({ tipo: 'PV', collegata: 'estero', data: '1866-11-19' })];
    expect(reasonOfBeginning(annexed, '1865-01-01', '1870-01-01')).toBe('annessa_da_stato_estero');
    expect(reasonOfBeginning([change({ tipo: 'PV', data: '1948-01-01' })], '1930-01-01', '1960-01-01')).toBe('prima_validita');
    expect(reasonOfBeginning([change({ tipo: 'CS', data: '1948-01-01' })], '1930-01-01', '1960-01-01')).toBe('senza_origine_nota');
  });
});
