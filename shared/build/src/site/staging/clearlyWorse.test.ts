import { describe, expect, it } from 'vitest';
import { isClearlyWorse } from './clearlyWorse.ts';
import { outcomeOf } from './judgeStaged.ts';

describe('a staged version is clearly worse than the running one', () => {
  it.each([
    ['fails always', [200, 200], [2000, 20], true],
    ['fails ten times as often', [200, 20], [2000, 20], true],
    ['fails twice as often, on many loads', [20_000, 800], [20_000, 400], true],
    ['fails twice as often, on few loads', [200, 4], [2000, 20], false],
    ['fails as often', [200, 2], [2000, 20], false],
    ['fails less often', [1000, 0], [1000, 300], false],
    ['has too few loads', [199, 199], [2000, 0], false],
    ['has nothing to be compared with', [1000, 1000], [199, 0], false],
    ['is certainly worse, but by less than one in a hundred', [1_000_000, 6000], [1_000_000, 1000], false],
    ['is as broken as the running one', [200, 200], [200, 200], false],
    ['throws several errors in one visit', [200, 900], [2000, 20], true],
  ])('when it %s', (_, [attempts, failures], [before, failed], worse) => {
    const staged = { attempts: attempts as number, failures: failures as number };
    expect(isClearlyWorse(staged, { attempts: before as number, failures: failed as number })).toBe(worse);
  });
});

it('the counts of several servers and shells are summed by version', () => {
  const count = (version: string, outcome: string, count: number) => ({ section: 'glossario', version, outcome, count });
  const counts = [
    ...[count('1.1.0', 'load', 190), count('1.1.0', 'load', 5), count('1.1.0', 'load_failure', 5), count('1.1.0', 'error', 3)],
    ...[count('1.1.0', 'rejected_call', 9), count('1.0.0', 'load', 7), { ...count('1.1.0', 'load', 8), section: 'storia' }],
  ];
  expect(outcomeOf(counts, 'glossario', '1.1.0')).toEqual({ attempts: 200, failures: 8 });
});
