import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { createKit } from './createKit.ts';

afterEach(() => void vi.useRealTimers());

it('leaves no timer when it is disposed of, even while a call is under way', async () => {
  vi.useFakeTimers();
  const kit = createKit({ config: { product: 'Territori', api: '' }, storage: null });
  await kit.queries.fetchQuery({ queryKey: ['answered'], queryFn: () => 1 });
  const onItsWay = kit.queries.fetchQuery({
    queryKey: ['on its way'],
    queryFn: ({ signal }) => new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  });
  kit.dispose();
  await expect(onItsWay).rejects.toThrow();
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0));
});

it('does not ask again for what has just failed when another component needs it, but does half a minute later', async () => {
  vi.useFakeTimers();
  const kit = createKit({ config: { product: 'Territori', api: '' }, storage: null });
  let asked = 0;
  const queryFn = () => {
    asked += 1;
    return Promise.reject(new Error('404'));
  };
  const come = async () => {
    const leave = new QueryObserver(kit.queries, kit.queries.defaultQueryOptions({ queryKey: ['failed'], queryFn })).subscribe(() => {});
    await vi.advanceTimersByTimeAsync(10);
    return leave;
  };
  const leave = await come();
  await come();
  expect(asked).toBe(1);
  leave();
  await vi.advanceTimersByTimeAsync(31_000);
  await come();
  expect(asked).toBe(2);
  kit.dispose();
});
