import { describe, expect, it } from 'vitest';
import { browserTimes, slowestFiles } from './slowestFiles.ts';

const spec = (...durations: number[]) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] });

describe('the slowest files of a run', () => {
  it('are listed with their seconds, the slowest first', () => {
    const times = [
      { file: 'a.test.ts', seconds: 2 },
      { file: 'b.test.ts', seconds: 61.26 },
      { file: 'c.test.ts', seconds: 1 },
    ];
    expect(slowestFiles(times, 2)).toEqual(['    61.3 s  b.test.ts', '     2.0 s  a.test.ts']);
  });

  it('have in the browser the time of all their tests, of those in a describe and of second tries too', () => {
    const suites = [{ file: 'tests/home.spec.ts', specs: [spec(1000)], suites: [{ file: 'tests/home.spec.ts', specs: [spec(500, 250)] }] }];
    expect(browserTimes(suites, 'e2e')).toEqual([{ file: 'e2e/tests/home.spec.ts', seconds: 1.75 }]);
  });
});
