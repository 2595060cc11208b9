import type { Translate } from '@territori/kit';
import { describe, expect, it } from 'vitest';
import type { CheckItem } from '../../list/ListView.ts';
import italian from '../../messages/it.json';
import { knownText, reasonText } from './checkTexts.ts';

const t = ((key: string, values: Record<string, unknown> = {}) =>
  ((italian as Record<string, string>)[key] as string).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))) as Translate<
  typeof italian
>;

const target = (code: string, name: string, weight: number | null = null) => ({ unit: Number(code), code, name, weight });
const item = (some: Partial<CheckItem>): CheckItem => ({
  value: '001999',
  beside: '',
  besideValue: null,
  level: 'comune',
  decidable: false,
  choices: [],
  rows: 1,
  outcome: 'sconosciuta',
  reason: null,
  notices: [],
  translatedFrom: null,
  namedOn: null,
  suggestion: null,
  target: null,
  territory: [],
  candidates: [],
  readings: [],
  ...some,
});

describe('why a value is to be checked', () => {
  it.each([
    ['an unknown one', {}, ['elenco.motivo.sconosciuto']],
    ['a typing error', { reason: 'refuso' }, ['elenco.motivo.refuso']],
    ['one that may be newer than the edition', { reason: 'refuso', notices: ['forse_piu_recente'] }, ['elenco.motivo.forse_piu_recente']],
    ['one that had ended', { outcome: 'fuori_epoca', reason: 'cessato' }, ['elenco.motivo.cessato']],
    ['one of another time', { outcome: 'fuori_epoca' }, ['elenco.motivo.fuori_epoca']],
    ['one that depends on the day', { outcome: 'ambigua', notices: ['dipende_dalla_data'] }, ['elenco.motivo.dipende_dalla_data']],
    ['a divided one', { outcome: 'divisa' }, ['elenco.motivo.divisa']],
    ['one with another name', { outcome: 'invariata', notices: ['nome_diverso'] }, ['elenco.motivo.nome_diverso']],
    [
      'a divided one with another province',
      { outcome: 'divisa', notices: ['provincia_diversa'] },
      ['elenco.motivo.divisa', 'elenco.motivo.provincia_diversa'],
    ],
  ] as const)('is said of %s', (_, some, keys) => {
    expect(reasonText(t, item(some as Partial<CheckItem>))).toBe(keys.map((key) => t(key)).join('. '));
  });
});

describe('what is known of a value to check', () => {
  it('is the unit that a typing error may mean, or that there is none', () => {
    expect(knownText(t, item({ suggestion: { unit: 1, code: '001001', name: 'Alfa' } }), 'it')).toMatch(/001001.*Alfa/);
    expect(knownText(t, item({}), 'it')).toBe(t('elenco.suggerimento.nessuno'));
  });

  it('are the units that it may be, with the share of each', () => {
    const candidates = [target('001005', 'Epsilon', 0.25), target('001006', 'Zeta', 0.75)];
    const text = knownText(t, item({ outcome: 'divisa', candidates }), 'it');
    expect(text).toMatch(/Epsilon.*25\s?%.*Zeta.*75\s?%/);
  });

  it('is its own unit before the candidates, with the day from which it was translated', () => {
    const some = item({ outcome: 'confluita', target: target('001009', 'Iota'), candidates: [target('001001', 'Alfa')] });
    expect(knownText(t, some, 'it')).not.toContain('Alfa');
    expect(knownText(t, { ...some, translatedFrom: '2013-12-31' }, 'it')).toMatch(/31\/12\/2013/);
  });

  it('is what it comes to at each time of which the list may be', () => {
    const readings = [
      { from: '1968-04-06', code: '030110', name: 'Ragogna' },
      { from: '1861-03-17', code: '030001', name: 'Aiello' },
    ] as unknown as CheckItem['readings'];
    expect(knownText(t, item({ outcome: 'ambigua', readings }), 'it')).toMatch(/06\/04\/1968.*Ragogna; .*17\/03\/1861.*Aiello/);
  });
});
