import { ENGINES } from '@territori/api-testing';
import { anyRequest } from '@territori/api-testing/anyRequest';
import { expectAsByHand } from '@territori/api-testing/expectAsByHand';
import { useApp } from '@territori/api-testing/testApp';
import fc from 'fast-check';
import { describe, it } from 'vitest';

const RUNS = process.env.DEEP ? 50_000 : 5000;

describe.each(ENGINES)('reports beside SQL by hand, on %s', (engine) => {
  const api = useApp(engine);

  it(`answer ${RUNS} random requests as the SQL that one would write`, async () => {
    await fc.assert(
      fc.asyncProperty(anyRequest, (request) => expectAsByHand(api, request)),
      { numRuns: RUNS, seed: 5000 },
    );
  }, 7_200_000);
});
