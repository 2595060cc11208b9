import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { versionsOf } from '../recognise/versionsOf.ts';
import { HistoryIndex } from '../storia/index.ts';
import { day, SMALL_STORIA, unit } from '../testing/smallStoria.ts';
import { cellsOf } from '../write/newColumns.ts';
import { OUTCOMES } from './Outcome.ts';
import { Translator } from './Translator.ts';

const size = (population: number, area: number) => [{ from: null, to: null, population, census: 2011, area, areaYear: 2011 }];
const sizes = new Map([
  [unit('001007'), size(300, 1)],
  [unit('001008'), size(100, 3)],
]);
const index = new HistoryIndex(SMALL_STORIA, sizes);

const translate = (code: string, from: string, to: string, weighting: 'popolazione' | 'superficie' = 'popolazione') =>
  new Translator(index, 'comune', day(from), day(to), weighting).translate(versionsOf(index, 'comune', code));

describe('a municipality between two days', () => {
  it.each([
    ['Gamma, of which nothing changed since', '001003', '2013-01-01', '2020-01-01', 'invariata', '001003', '1:1'],
    ['Alfa, which has another name', '001001', '1999-12-31', '2000-01-01', 'rinominata', '001001', '1:1'],
    ['Mi, which went to another province', '001012', '2017-06-01', '2018-01-01', 'ricodificata', '002012', '1:1'],
    ['Beta, which ended in Gamma', '001002', '2004-12-31', '2005-01-01', 'confluita', '001003', 'n:1'],
    ['Eta, which founded Iota with another', '001007', '2013-12-31', '2014-01-01', 'confluita', '001009', 'n:1'],
    ['Lambda, backwards into Kappa', '001011', '2016-01-01', '2015-12-31', 'confluita', '001010', 'n:1'],
    ['Omicron, which was absent in between', '002003', '1920-01-01', '1960-01-01', 'invariata', '002003', '1:1'],
    ['Omicron, while it was part of Pi', '002003', '1920-01-01', '1940-01-01', 'confluita', '002004', 'n:1'],
    ['Ni, which was ceded', '002001', '1940-01-01', '1950-01-01', 'ceduta', undefined, null],
    ['Csi, of which no source says', '002002', '1925-01-01', '1950-01-01', 'senza_destino_noto', undefined, null],
    ['Kappa, which gave a part and is itself', '001010', '2015-01-01', '2020-01-01', 'invariata', '001010', '1:n'],
  ])('%s', (_, code, from, to, outcome, target, relation) => {
    const result = translate(code, from, to);
    expect([result.outcome, result.target?.code, result.relation]).toEqual([outcome, target, relation]);
  });

  it('is translated to the first day of the history where an earlier one is asked, and from it', () => {
    const translator = new Translator(index, 'comune', day('1700-01-01'), day('1800-01-01'));
    expect([translator.source, translator.day]).toEqual([day('1861-03-17'), day('1861-03-17')]);
    expect(translate('001003', '1800-01-01', '2020-01-01').outcome).toBe('invariata');
  });

  it('is ambiguous where two bear its name: the candidates have the codes of the source day, which is named', () => {
    const found = new Translator(index, 'nome', day('2009-01-01'), day('2020-01-01')).translate(versionsOf(index, 'nome', 'Rho'));
    expect([found.outcome, found.candidates.map(({ code }) => code), found.namedOn]).toEqual([
      'ambigua',
      ['001013', '002013'],
      '2009-01-01',
    ]);
    expect(cellsOf(found).at(-1)).toBe('candidati_al_2009-01-01');
  });

  it('names the parts of a divided unit and chooses none', () => {
    const { outcome, target, candidates, relation } = translate('001004', '2009-01-01', '2020-01-01');
    expect([outcome, target, candidates.map(({ code }) => code), relation]).toEqual(['divisa', null, ['001005', '001006'], 'n:m']);
  });

  it('is divided backwards where several founded it, with the weights that a source has', () => {
    const { outcome, candidates } = translate('001009', '2020-01-01', '2010-01-01');
    expect([outcome, candidates.map(({ code, weight }) => [code, weight])]).toEqual([
      'divisa',
      [
        ['001007', 0.75],
        ['001008', 0.25],
      ],
    ]);
    expect(translate('001009', '2020-01-01', '2010-01-01', 'superficie').candidates.map(({ weight }) => weight)).toEqual([0.25, 0.75]);
  });

  it('has no weight where a part is not a whole municipality', () => {
    expect(translate('001004', '2009-01-01', '2020-01-01').candidates.map(({ weight }) => weight)).toEqual([null, null]);
  });

  it('says which boundaries changed', () => {
    expect(translate('001003', '2011-01-01', '2020-01-01').notices).toEqual(['acquisito_territorio']);
    expect(translate('001005', '2011-01-01', '2020-01-01').notices).toEqual(['ceduto_territorio']);
    expect(translate('001003', '2013-01-01', '2020-01-01').notices).toEqual([]);
  });

  it('names the decisive events with their acts', () => {
    expect(translate('001002', '2004-01-01', '2020-01-01').events).toEqual([{ date: '2005-01-01', kind: 'ES', act: 'L.R. 1/2005' }]);
    expect(translate('001012', '2017-01-01', '2020-01-01').events).toEqual([{ date: '2018-01-01', kind: 'AP', act: 'L. 2/2018' }]);
    expect(translate('001003', '2013-01-01', '2020-01-01').events).toEqual([]);
  });

  it('is translated from the nearest day on which it was there, when it was not there on the source day', () => {
    const { outcome, target, translatedFrom } = translate('001002', '2012-01-01', '2020-01-01');
    expect([outcome, target?.code, translatedFrom]).toEqual(['fuori_epoca', '001003', '2004-12-31']);
  });

  it('of a name that two bear is ambiguous', () => {
    const result = new Translator(index, 'nome', day('2000-01-01'), day('2010-01-01')).translate(versionsOf(index, 'nome', 'RHO'));
    expect([result.outcome, result.candidates.map(({ code }) => code)]).toEqual(['ambigua', ['001013', '002013']]);
  });

  it('is what it was on the edition’s last day, when a later one is asked for', () => {
    expect(translate('001003', '2020-01-01', '2099-01-01').outcome).toBe('invariata');
  });
});

describe('any municipality between any days', () => {
  const FIRST = day('1861-03-17');
  const days = fc.integer({ min: FIRST, max: SMALL_STORIA.updatedTo });
  const rows = fc.constantFrom(...index.comune.versions.keys());
  const at = (row: number, from: number, to: number) => {
    const { code } = index.comune.version(row);
    return new Translator(index, 'comune', from, to).translate(index.comune.byCode.get(code) as number[]);
  };

  it('is itself on the same day', () => {
    fc.assert(
      fc.property(rows, days, (row, when) => {
        const { outcome } = at(row, when, when);
        const isThere = (index.comune.byCode.get(index.comune.version(row).code) as number[]).some((other) => {
          const { from, to } = index.comune.version(other);
          return from <= when && when < to;
        });
        expect(outcome).toBe(isThere ? 'invariata' : 'fuori_epoca');
      }),
    );
  });

  it('comes to the same by way of a day in between, unless a step divides it or it is absent there', () => {
    const singles = new Set(['invariata', 'rinominata', 'ricodificata', 'confluita']);
    fc.assert(
      fc.property(rows, days, days, days, (row, a, b, c) => {
        const [first, middle, last] = [a, b, c].sort((x, y) => x - y) as [number, number, number];
        const { code, unit: self } = index.comune.version(row);
        const here = index.comune.versions.find((version) => version.code === code && version.from <= first && first < version.to);
        fc.pre(here !== undefined);
        const direct = at(row, first, last);
        const half = at(row, first, middle);
        fc.pre(singles.has(half.outcome) && (index.comune.at(self, middle) !== undefined || index.comune.at(self, last) === undefined));
        const middleRow = index.comune.versions.findIndex(
          (version) => version.unit === half.target?.unit && version.from <= middle && middle < version.to,
        );
        const rest = at(middleRow, middle, last);
        fc.pre(rest.outcome !== 'divisa' && direct.outcome !== 'divisa');
        expect(rest.target?.unit).toBe(direct.target?.unit);
      }),
      { numRuns: 2000 },
    );
  });

  it('has one of the outcomes', () => {
    fc.assert(fc.property(rows, days, days, (row, a, b) => OUTCOMES.includes(at(row, a, b).outcome)));
  });
});
