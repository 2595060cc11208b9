import type { Microservizio } from '@territori/contract/wire';
import { describe, expect, it } from 'vitest';
import { serviceLinks, serviceParameters } from './serviceLinks.ts';

const service = {
  SPOOL_LINK: 'https://api.test/publish/reportspooljson?pfun=61&pdata=21/11/2026',
  COUNT_LINK: 'https://api.test/publish/reportspooljsoncount?pfun=61&pdata=21/11/2026',
  INFO_LINK: 'https://api.test/publish/anagrafica_report_metadato_web?pfun=61&pdata=21/11/2026',
  'descrizione parametri': '[{"NomeParametro":"pfun","DescrizioneParametro":"Identificativo del report"}]',
} as Microservizio;

describe('serviceLinks', () => {
  it('have the chosen date', () => {
    expect(serviceLinks(service, { from: '1948-01-01' })).toEqual({
      rows: 'https://api.test/publish/reportspooljson?pfun=61&pdata=01/01/1948',
      count: 'https://api.test/publish/reportspooljsoncount?pfun=61&pdata=01/01/1948',
      info: 'https://api.test/publish/anagrafica_report_metadato_web?pfun=61&pdata=01/01/1948',
    });
  });

  it('have the chosen period', () => {
    const changes = { ...service, SPOOL_LINK: 'https://api.test/publish/reportspooljson?pfun=98&pdatada=17/03/1861&pdataa=21/11/2026' };
    expect(serviceLinks(changes, { from: '1991-01-01', to: '2001-01-01' }).rows).toBe(
      'https://api.test/publish/reportspooljson?pfun=98&pdatada=01/01/1991&pdataa=01/01/2001',
    );
  });
});

describe('serviceParameters', () => {
  it('are a list in a text', () => {
    expect(serviceParameters(service)).toEqual([{ NomeParametro: 'pfun', DescrizioneParametro: 'Identificativo del report' }]);
  });

  it.each(['', 'null', '{}', '[{'])('are empty when the text is %j', (text) => {
    expect(serviceParameters({ ...service, 'descrizione parametri': text })).toEqual([]);
  });
});
