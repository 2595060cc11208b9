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
