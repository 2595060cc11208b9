import { describe, expect, it } from 'vitest';
import { failedPages, failedUnits } from './failedTests.ts';

describe('the tests that did not pass', () => {
  it('are named with their file and the first line of the reason, also those that a failed hook skipped', () => {
    const report = {
      testResults: [
        {
          name: '/clone/api/src/a.test.ts',
          message: 'Hook timed out in 10000ms.\nIf this is a long-running hook',
          assertionResults: [
            { fullName: 'a day is read', status: 'passed', failureMessages: [] },
            { fullName: 'a day is written', status: 'skipped', failureMessages: [] },
          ],
        },
        {
          name: '/clone/api/src/b.test.ts',
          message: '',
          assertionResults: [{ fullName: 'a name is folded', status: 'failed', failureMessages: ['expected 1 to be 2\n at b.test.ts'] }],
        },
      ],
    };
    expect(failedUnits(report, '/clone')).toEqual([
      'failed  api/src/a.test.ts (Hook timed out in 10000ms.)',
      'skipped  api/src/a.test.ts: a day is written',
      'failed  api/src/b.test.ts: a name is folded (expected 1 to be 2)',
    ]);
  });

  it('are named of the browser too, but for those that passed at the second try', () => {
    const test = (status: string, ...messages: string[]) => ({ status, results: messages.map((message) => ({ errors: [{ message }] })) });
    const suites = [
      {
        file: 'tests/home.spec.ts',
        title: 'tests/home.spec.ts',
        suites: [
          {
            file: 'tests/home.spec.ts',
            title: 'the home',
            specs: [
              { title: 'has a title', tests: [test('unexpected', 'Test timeout', 'No title\nat home.spec.ts')] },
              { title: 'has a map', tests: [test('flaky', 'Test timeout')] },
              { title: 'has a search', tests: [test('skipped')] },
            ],
          },
        ],
      },
    ];
    expect(failedPages(suites, 'e2e')).toEqual([
      'failed  e2e/tests/home.spec.ts: has a title (No title)',
      'skipped  e2e/tests/home.spec.ts: has a search',
    ]);
  });
});
