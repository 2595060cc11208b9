import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Outcomes } from './Outcomes.ts';
import { countingFetch, watchPage } from './watchPage.ts';

const send = vi.fn<(body: string) => void>();
let outcomes: Outcomes;

beforeEach(() => {
  send.mockReset();
  const glossario = { part: 'glossario', version: '1.1.0', base: 'https://portal.test/mf/glossario/1.1.0/' };
  outcomes = new Outcomes({ parts: [{ part: 'shell', version: '1.4.3', base: 'https://portal.test/assets/' }, glossario], send });
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

  it('is an error when one of its files throws, or a file of the shell for it', () => {
    const target = new EventTarget() as unknown as Window;
    watchPage(outcomes, target);
    const thrown = (type: string, more: object) => target.dispatchEvent(Object.assign(new Event(type), more));
    const error = new TypeError('Mario Rossi is not a function');
    error.stack = [
      'TypeError: Mario Rossi is not a function',
      '    at e (https://portal.test/assets/frame.0a1b2c.js:2:10)',
      '    at https://portal.test/mf/glossario/1.1.0/4f0c2a.js?attempt=1:1:2345',
    ].join('\n');
    thrown('error', { filename: '', error });
    thrown('unhandledrejection', { reason: error });
    const ofShell = Object.assign(new Error('Mario Rossi'), { stack: 'render@https://portal.test/assets/main.0a1b2c.js:1:20\n' });
    thrown('error', { filename: '', error: ofShell });
    // a file that cannot be parsed has no stack
    const unread = Object.assign(new SyntaxError('Unexpected token'), { stack: 'SyntaxError: Unexpected token' });
    thrown('error', { filename: 'https://portal.test/mf/glossario/1.1.0/page.js', lineno: 3, colno: 4, error: unread });
    thrown('error', { filename: 'https://other.test/extension.js', lineno: 1, colno: 1, error: new Error('x') });
    thrown('pagehide', {});
    expect(sent()).toEqual({
      shell: '1.4.3',
      outcomes: [
        { section: 'glossario', version: '1.1.0', outcome: 'error', count: 3 },
        { section: 'shell', version: '1.4.3', outcome: 'error', count: 1 },
      ],
      errors: [
        {
          ...{ section: 'glossario', version: '1.1.0', error: 'TypeError: is not a function' },
          at: ['shell@1.4.3 frame.0a1b2c.js:2:10', 'glossario@1.1.0 4f0c2a.js:1:2345'],
        },
        { section: 'shell', version: '1.4.3', error: 'Error', at: ['shell@1.4.3 main.0a1b2c.js:1:20'] },
        { section: 'glossario', version: '1.1.0', error: 'SyntaxError', at: ['glossario@1.1.0 page.js:3:4'] },
      ],
    });
  });

  it.each([
    ['a text of the visitor', 'Mario Rossi, nato a Roma'],
    ['a value that the browser quotes', `Unexpected token 'M', "Mario Rossi" is not valid JSON`],
    ['an address', 'Failed to parse URL from https://a/?q=Mario Rossi'],
    ['the name of a property', "Cannot read properties of undefined (reading 'Rossi')"],
  ])('is an error without %s', (_, message) => {
    const error = Object.assign(new Error(message), { stack: `${message}\n at https://portal.test/mf/glossario/1.1.0/a.js:1:2` });
    outcomes.add('glossario', 'error', error);
    outcomes.flush();
    expect(sent().errors).toHaveLength(1);
    expect(send.mock.lastCall?.[0]).not.toMatch(/Mario|Rossi|Roma/);
  });

  it('is described once for each place, and for five places in a report', () => {
    for (let time = 0; time < 2; time += 1)
      for (let line = 1; line <= 9; line += 1)
        outcomes.add(
          'glossario',
          'error',
          Object.assign(new Error(), { stack: `at https://portal.test/mf/glossario/1.1.0/a.js:${line}:1` }),
        );
    outcomes.flush();
    expect(sent().outcomes).toEqual([{ section: 'glossario', version: '1.1.0', outcome: 'error', count: 18 }]);
    expect(sent().errors).toHaveLength(5);
    outcomes.add('glossario', 'load');
    outcomes.flush();
    expect(sent().errors).toBeUndefined();
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
