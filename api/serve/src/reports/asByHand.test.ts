import { ENGINES } from '@territori/api-testing';
import { anyRequest } from '@territori/api-testing/anyRequest';
import { expectAsByHand } from '@territori/api-testing/expectAsByHand';
import { useApp } from '@territori/api-testing/testApp';
import fc from 'fast-check';
import { describe, it } from 'vitest';

describe.each(ENGINES)('reports beside SQL by hand, on %s', (engine) => {
  const api = useApp(engine);

  it('answer 300 random requests as the SQL that one would write', async () => {
    await fc.assert(
      fc.asyncProperty(anyRequest, (request) => expectAsByHand(api, request)),
      { numRuns: 300, seed: 39 },
    );
  }, 300_000);
});
