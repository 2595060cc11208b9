import type { Microservizio } from '@territori/contract/wire';
import { describe, expect, it } from 'vitest';
import { serviceOption, servicePeriod } from './service.ts';

const service = {
  'Id report': 61,
  'Titolo report': 'Elenco dei codici',
  'Inizio/fine validità report': '01/01/1948 - 31/12/2020',
  'Analisi temporale': 'DATA',
  SHOW_DATE: 'Y',
} as Microservizio;

describe('a report in the list', () => {
  it('shows its period in brackets when it is flagged so', () => {
    expect(serviceOption(service).label).toBe('61 - Elenco dei codici (01/01/1948 - 31/12/2020)');
  });

  it('shows id and title alone otherwise', () => {
    expect(serviceOption({ ...service, SHOW_DATE: 'N' }).label).toBe('61 - Elenco dei codici');
  });
});

describe('the dates at which a report is available', () => {
  it('are those of its validity, with one date for DATA', () => {
    expect(servicePeriod(service)).toEqual({ from: '1948-01-01', to: '2020-12-31', kind: 'DATA' });
  });

  it.each(['PERIODO', 'ATTUALIZZAZIONE'] as const)('are chosen with two dates for %s', (kind) => {
    expect(servicePeriod({ ...service, 'Analisi temporale': kind }).kind).toBe('PERIODO');
  });
});
