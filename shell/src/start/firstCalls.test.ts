import { describe, expect, it } from 'vitest';
import { registryEntry } from '../registry/registryFixture.ts';
import { firstCalls } from './firstCalls.ts';

const entries = {
  home: registryEntry('home'),
  storia: registryEntry('storia', {
    routes: ['/storia_ua', '/storia'],
    firstCalls: {
      ':id': ['/api/v1/unita/{id}/versioni?lingua={lingua}'],
      body: ['/api/Report/GetFunzione?funzione={id}&plang={LINGUA}', '/api/edizione'],
      '': ['/api/testo'],
    },
  }),
};

describe('the calls with which a page begins', () => {
  it.each([
    ['#/storia_ua/10170920', ['/api/v1/unita/10170920/versioni?lingua=it']],
    ['#/STORIA/10170920/?data=2001-01-01', ['/api/v1/unita/10170920/versioni?lingua=it']],
    ['#/storia_ua', ['/api/testo']],
    ['#/storia_ua/1/2', []],
    ['#/home', []],
    ['', []],
    ['#/altrove', []],
  ])('are found by the address %s', (hash, calls) => {
    expect(firstCalls(hash, entries, 'it')).toEqual(calls);
  });

  it('contain parameters of the query and the language', () => {
    const report = { ...entries, storia: registryEntry('storia', { firstCalls: { body: entries.storia.section.firstCalls?.body ?? [] } }) };
    expect(firstCalls('#/storia/body?id=61', report, 'en')).toEqual(['/api/Report/GetFunzione?funzione=61&plang=EN', '/api/edizione']);
  });

  it('are left to the page when an id is missing or is not one', () => {
    const body = registryEntry('storia', { firstCalls: { body: ['/api/Report/GetFunzione?funzione={id}', '/api/edizione'] } });
    expect(firstCalls('#/storia/body', { storia: body }, 'it')).toEqual(['/api/edizione']);
    expect(firstCalls('#/storia/body?id=6%261', { storia: body }, 'it')).toEqual(['/api/edizione']);
    for (const id of ['abc', '0', '99999999999', '..%2f..']) expect(firstCalls(`#/storia_ua/${id}`, entries, 'it'), id).toEqual([]);
  });
});
