import type { PassoUnita, StoriaUnita, VersioneUnita } from '@territori/contract/wire';
import { describe, expect, it } from 'vitest';
import { lineage } from './lineage.ts';

const version = (codice: string, denominazione: string, sigla: string | null, validita_da: string, validita_a: string): VersioneUnita => ({
  codice,
  denominazione,
  provincia: null,
  sigla_automobilistica: sigla,
  regione: null,
  codice_catastale: null,
  validita_da,
  validita_a,
});

const passage = (id: number, denominazione: string, data: string): PassoUnita => ({
  id,
  codice: '000000',
  denominazione,
  data,
  tipo: 'AQES',
  certezza: 'dichiarato',
});

const unit = (versioni: readonly VersioneUnita[], more: Partial<StoriaUnita> = {}): StoriaUnita => ({
  id: 1,
  livello: 'comune',
  versioni,
  eventi: [],
  predecessori: [],
  successori: [],
  ...more,
});

describe('the lineage of a unit', () => {
  it('has three steps for Agliè: away to Aosta and back', () => {
    const { steps } = lineage(
      unit([
        version('001001', 'Agliè', 'TO', '1861-03-17', '1927-01-12'),
        version('007805', 'Agliè', 'AO', '1927-01-12', '1929-06-15'),
        version('007805', 'Agliè', 'AO', '1929-06-15', '1945-10-05'),
        version('001001', 'Agliè', 'TO', '1945-10-05', '1948-01-01'),
        version('001001', 'Agliè', 'TO', '1948-01-01', '9999-12-31'),
      ]),
    );
    expect(steps).toEqual([
      { code: '001001', name: 'Agliè', province: 'TO', from: '1861-03-17', to: '1927-01-12' },
      { code: '007805', name: 'Agliè', province: 'AO', from: '1927-01-12', to: '1945-10-05' },
      { code: '001001', name: 'Agliè', province: 'TO', from: '1945-10-05', to: '9999-12-31' },
    ]);
  });

  it('does not begin a step because plates began', () => {
    const rome = (sigla: string | null, from: string, to: string) => ({ ...version('058091', 'Roma', sigla, from, to), provincia: 'Roma' });
    const { steps } = lineage(unit([rome(null, '1871-01-15', '1924-04-12'), rome('RM', '1924-04-12', '9999-12-31')]));
    expect(steps).toEqual([{ code: '058091', name: 'Roma', province: 'RM', from: '1871-01-15', to: '9999-12-31' }]);
  });

  it('separates two periods with the same name when the unit did not exist in between', () => {
    const { steps } = lineage(
      unit([
        version('015250', 'Baranzate', 'MI', '2001-12-12', '2003-03-06'),
        version('015250', 'Baranzate', 'MI', '2004-06-08', '9999-12-31'),
      ]),
    );
    expect(steps.map(({ from, to }) => [from, to])).toEqual([
      ['2001-12-12', '2003-03-06'],
      ['2004-06-08', '9999-12-31'],
    ]);
  });

  it('orders versions by date, whatever the order of the answer', () => {
    const { steps } = lineage(
      unit([
        version('017092', 'Lonato del Garda', 'BS', '2007-11-02', '9999-12-31'),
        version('017092', 'Lonato', 'BS', '1861-03-17', '2007-11-02'),
      ]),
    );
    expect(steps.map(({ name }) => name)).toEqual(['Lonato', 'Lonato del Garda']);
  });

  it('names each unit it came from once per day, oldest first', () => {
    const { predecessors } = lineage(
      unit([], {
        predecessori: [passage(2, 'Bezzecca', '2010-01-01'), passage(3, 'Concei', '2009-01-01'), passage(2, 'Bezzecca', '2010-01-01')],
      }),
    );
    expect(predecessors.map(({ denominazione }) => denominazione)).toEqual(['Concei', 'Bezzecca']);
  });
});
