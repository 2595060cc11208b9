import { describe, expect, it } from 'vitest';
import type { Change } from '../model/readEvents.ts';
import { reasonOfBeginning, reasonOfEnd } from './Reason.ts';

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
  evento: 1,
  ordine: 1,
  codice_successivo: null,
  denominazione_successiva: null,
  atto: null,
  uts_prima: null,
  uts_dopo: null,
  uts_evento: null,
  regione_prima: null,
  regione_dopo: null,
  ...values,
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
