import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Outcomes } from './Outcomes.ts';
import { countingFetch, watchPage } from './watchPage.ts';

const send = vi.fn<(body: string) => void>();
let outcomes: Outcomes;

beforeEach(() => {
  send.mockReset();
  outcomes = new Outcomes({ shell: '1.4.3', versionOf: (id) => ({ glossario: '1.1.0' })[id], send });
});

const sent = () => JSON.parse(send.mock.lastCall?.[0] ?? 'null');

describe('what happens to a section', () => {
  it('is counted with its version and that of the shell, and sent once', () => {
    for (const outcome of ['load', 'error', 'error'] as const) outcomes.add('glossario', outcome);
    outcomes.flush();
    outcomes.flush();
    expect(send).toHaveBeenCalledOnce();
    expect(sent()).toEqual({
      shell: '1.4.3',
      outcomes: [
        { section: 'glossario', version: '1.1.0', outcome: 'load', count: 1 },
        { section: 'glossario', version: '1.1.0', outcome: 'error', count: 2 },
      ],
    });
  });

  it('is not counted for a section that the page does not have', () => {
    outcomes.add(undefined, 'error');
    outcomes.add('voci', 'error');
    outcomes.flush();
    expect(send).not.toHaveBeenCalled();
  });

  it('is an error when one of its files throws, without any text of it', () => {
    const target = new EventTarget() as unknown as Window;
    watchPage(outcomes, { bases: { glossario: 'https://portal.test/mf/glossario/1.1.0/' }, window: target });
    const error = new Error('Mario Rossi');
    error.stack = 'at https://portal.test/mf/glossario/1.1.0/page.js:1';
    target.dispatchEvent(Object.assign(new Event('error'), { filename: '', error }));
    target.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
    target.dispatchEvent(Object.assign(new Event('error'), { filename: 'https://portal.test/assets/main.js', error: null }));
    target.dispatchEvent(new Event('pagehide'));
    expect(sent().outcomes).toEqual([{ section: 'glossario', version: '1.1.0', outcome: 'error', count: 2 }]);
    expect(send.mock.lastCall?.[0]).not.toContain('Rossi');
  });
});

describe('a call', () => {
  it.each([
    ['is refused', async () => new Response('', { status: 500 }), 1],
    ['is not answered', () => Promise.reject(new TypeError('Failed to fetch')), 1],
    ['is cancelled', () => Promise.reject(new DOMException('', 'AbortError')), 0],
    ['is answered', async () => new Response(''), 0],
  ])('that %s counts %s times', async (_, answer, times) => {
    const rejected = vi.fn();
    await countingFetch(answer as typeof fetch, rejected)('/api').catch(() => {});
    expect(rejected).toHaveBeenCalledTimes(times);
  });
});
