import type { fakeKit } from '@territori/kit/testing';
import { expect, it, vi } from 'vitest';
import { comparisonQuery } from './comparisonQuery.ts';
import { storyQuery } from './storyQuery.ts';

const signal = new AbortController().signal;
const asked = async (make: (api: ReturnType<typeof fakeKit>['kit']['api']) => { queryFn?: unknown; enabled?: unknown }) => {
  const get = vi.fn(async () => ({}));
  const { queryFn, enabled } = make({ get } as never);
  await (queryFn as (context: object) => Promise<unknown>)({ signal });
  return { enabled, query: (get.mock.calls[0] as unknown as [string, { query: object }])[1].query };
};

it('a comparison and the story of a unit begin with the earlier day, whichever the map shows', async () => {
  for (const days of [['2020-01-01', '1991-10-20'] as const, ['1991-10-20', '2020-01-01'] as const]) {
    expect(await asked((api) => comparisonQuery(api, 'it', days, 'uts'))).toMatchObject({
      enabled: true,
      query: { da: '1991-10-20', a: '2020-01-01', livello: 'uts' },
    });
    expect(await asked((api) => storyQuery(api, 'it', days, 'uts', 20000030))).toMatchObject({
      enabled: true,
      query: { dal: '1991-10-20', al: '2020-01-01', unita: 20000030 },
    });
  }
});

it('nothing is asked without another day', async () => {
  for (const days of [['2020-01-01', null] as const, ['2020-01-01', '2020-01-01'] as const]) {
    expect((await asked((api) => comparisonQuery(api, 'it', days, 'uts'))).enabled).toBe(false);
    expect((await asked((api) => storyQuery(api, 'it', days, 'uts', 1))).enabled).toBe(false);
  }
});

it('all days without another share one query: time that runs does not leave one behind for each day', () => {
  const keyOf = (day: string) => comparisonQuery({} as never, 'it', [day, null], 'comune').queryKey;
  expect(keyOf('1927-01-12')).toEqual(keyOf('1992-04-16'));
});
