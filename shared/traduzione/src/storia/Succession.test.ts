import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day, SMALL_STORIA, unit } from '../testing/smallStoria.ts';
import { HistoryIndex } from './HistoryIndex.ts';
import { decodePassages, encodePassages } from './passageColumns.ts';
import type { Certainty, Passage } from './Storia.ts';
import { Succession } from './Succession.ts';
import { SuccessionBetween } from './SuccessionBetween.ts';

const { comune } = new HistoryIndex(SMALL_STORIA).succession;
const [DELTA, EPSILON, ZETA, KAPPA, LAMBDA, OMICRON, PI, NI, CSI] = [
  '001004',
  '001005',
  '001006',
  '001010',
  '001011',
  '002003',
  '002004',
  '002001',
  '002002',
].map(unit) as [number, number, number, number, number, number, number, number, number];
const targets = (from: number, since: string, until: string) => [...comune.flow(from, day(since), day(until)).targets.keys()].sort();

describe('the territory of a unit', () => {
  it('is in the units that took it over, on every later day', () => {
    expect(targets(DELTA, '2000-01-01', '2009-12-31')).toEqual([DELTA]);
    expect(targets(DELTA, '2000-01-01', '2010-01-01')).toEqual([EPSILON, ZETA]);
  });

  it('is the unit itself on both days, also where it was absent in between', () => {
    expect(targets(OMICRON, '1900-01-01', '1940-01-01')).toEqual([PI]);
    expect(targets(OMICRON, '1900-01-01', '2000-01-01')).toEqual([OMICRON]);
  });

  it('leads nowhere where no step does, with the day', () => {
    expect(comune.flow(CSI, day('1900-01-01'), day('2000-01-01')).loose).toEqual([{ unit: CSI, day: day('1930-01-01') }]);
    expect(comune.flow(NI, day('1900-01-01'), day('2000-01-01')).loose).toEqual([{ unit: NI, day: day('1947-09-16') }]);
  });

  it('came from the unit of which a part was taken', () => {
    expect(targets(LAMBDA, '2020-01-01', '2000-01-01')).toEqual([KAPPA]);
  });
});

describe('two days beside each other', () => {
  it('add a pair for a unit that was founded from one that goes on', () => {
    const { comune: level } = new HistoryIndex(SMALL_STORIA);
    const between = new SuccessionBetween(comune, level, day('2000-01-01'), day('2020-01-01'));
    expect([...between.targetsOf(KAPPA)].sort()).toEqual([KAPPA, LAMBDA]);
    expect([...between.originsOf(LAMBDA)]).toEqual([KAPPA]);
  });
});

describe('a lineage', () => {
  const names = (list: ReturnType<typeof comune.lineage>) => list.map(({ step, generation }) => [step.from, step.to, generation]);

  it('has the steps of each generation, none of which goes back on the way on', () => {
    expect(names(comune.lineage(OMICRON, 2))).toEqual([
      [PI, OMICRON, -1],
      [OMICRON, PI, -2],
      [OMICRON, PI, 1],
      [PI, OMICRON, 2],
    ]);
    expect(names(comune.lineage(PI, 1))).toEqual([
      [OMICRON, PI, -1],
      [PI, OMICRON, 1],
    ]);
  });

  it('has no exchange between two that go on', () => {
    const exchange: Passage = {
      from: 1,
      to: 2,
      day: 10,
      kind: 'CE',
      certainty: 'derivato',
      whole: false,
      act: null,
      population: null,
      area: null,
    };
    const succession = new Succession([exchange], () => [{ from: 0, to: 100 }]);
    expect(succession.stepsFrom(1)).toHaveLength(1);
    expect(succession.lineage(1, 3)).toEqual([]);
  });
});

describe('the columns of passages', () => {
  const weight = fc.option(
    fc.record({ share: fc.double({ min: 0, max: 1, noNaN: true }), year: fc.option(fc.integer({ min: 1861, max: 2026 })) }),
    {
      nil: null,
    },
  );
  const passage = fc.record({
    from: fc.integer({ min: 1, max: 9 }),
    to: fc.integer({ min: 1, max: 9 }),
    day: fc.integer({ min: 0, max: 4 }),
    kind: fc.constantFrom('ES', 'CS', 'CECS', 'AQES', 'CE'),
    certainty: fc.constantFrom<Certainty>('dichiarato', 'derivato', 'dedotto'),
    whole: fc.boolean(),
    act: fc.option(fc.constantFrom('L. 1/1900', 'L. 2/1900')),
    population: weight,
    area: weight,
  });

  it('hold everything of the passages, in the order of units and days', () => {
    const some = fc.uniqueArray(passage, { selector: ({ from, to, day: on }) => `${from} ${to} ${on}` });
    fc.assert(
      fc.property(some, (passages) => {
        const acts = ['L. 1/1900', 'L. 2/1900'];
        const kinds = ['ES', 'CS', 'CECS', 'AQES', 'CE'];
        const columns = encodePassages(passages, {
          dayOf: (one) => one,
          kindOf: (kind) => kinds.indexOf(kind),
          actOf: (act) => acts.indexOf(act),
        });
        const read = decodePassages(JSON.parse(JSON.stringify(columns)), { days: [0, 1, 2, 3, 4], kinds, acts });
        expect(read).toEqual([...passages].sort((a, b) => a.from - b.from || a.day - b.day || a.to - b.to));
      }),
    );
  });

  it('are none in a file that has none of the level', () => {
    expect(decodePassages(undefined, { days: [], kinds: [], acts: [] })).toEqual([]);
  });
});
