import { Buffer } from 'node:buffer';
import { createHash, webcrypto } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registryEntry } from '../registry/registryFixture.ts';
import { diagnose } from './diagnose.ts';
import { loadContainer } from './loadContainer.ts';

const globals = window as unknown as Record<string, unknown>;
const entry = { ...registryEntry('glossario'), base: 'https://altrove.test/mf/glossario/' };
const signal = () => new AbortController().signal;
let script: HTMLScriptElement | undefined;

/** The browser's reaction to the added script. */
function onScript(act: (script: HTMLScriptElement) => void): void {
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    script = node as HTMLScriptElement;
    queueMicrotask(() => act(script as HTMLScriptElement));
  });
}

const ran = (container: unknown) =>
  onScript((element) => {
    globals.mf_glossario = container;
    element.onload?.(new Event('load'));
  });

beforeEach(() => {
  script = undefined;
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  delete globals.mf_glossario;
});

describe('an entry script', () => {
  it('is verified, gives its container the shared modules, and says what the section is', async () => {
    const container = { init: vi.fn(), get: vi.fn(async () => () => ({ default: 'section' })) };
    ran(container);
    const scope = { react: {} };
    expect(await loadContainer(entry, scope, 0, signal())).toBe('section');
    expect(script).toMatchObject({
      src: 'https://altrove.test/mf/glossario/remoteEntry.js',
      integrity: 'sha384-x',
      crossOrigin: 'anonymous',
    });
    expect(container.init).toHaveBeenCalledWith(scope);
    expect(container.get).toHaveBeenCalledWith('./section');
  });

  it('uses another query the second time', async () => {
    ran({ init() {}, get: async () => () => ({}) });
    await loadContainer(entry, {}, 1, signal());
    expect(script?.src).toBe('https://altrove.test/mf/glossario/remoteEntry.js?attempt=1');
  });

  it('that defines nothing is foreign, whatever an earlier script defined', async () => {
    globals.mf_glossario = { init() {}, get: async () => () => ({ default: 'old' }) };
    onScript((element) => element.onload?.(new Event('load')));
    await expect(loadContainer(entry, {}, 0, signal())).rejects.toMatchObject({ kind: 'foreign' });
  });

  it('that hangs ends with the signal', async () => {
    onScript(() => {});
    await expect(loadContainer(entry, {}, 0, AbortSignal.abort(new Error('limit')))).rejects.toBeDefined();
    const controller = new AbortController();
    const ended = loadContainer(entry, {}, 0, controller.signal).catch((reason: unknown) => reason);
    controller.abort(new Error('limit'));
    expect(await ended).toMatchObject({ kind: 'unreachable' });
  });
});

describe('a script that did not load', () => {
  const content = 'var mf_glossario = {};';
  const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  const answer = (body: string, type: string, status = 200) =>
    vi.stubGlobal('fetch', async () => new Response(body, { status, headers: { 'content-type': type } }));

  it.each([
    ['is not there', () => answer('', 'text/plain', 404), 'unreachable'],
    ['has a server that is down', () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('down'))), 'unreachable'],
    ['is a page', () => answer('<html>', 'text/html'), 'foreign'],
    ['was altered', () => answer(`${content}//`, 'text/javascript'), 'altered'],
    ['came a moment too late', () => answer(content, 'text/javascript'), 'unreachable'],
  ])('%s', async (_, prepare, kind) => {
    // jsdom has no SubtleCrypto, and its buffers differ from those of Node
    vi.stubGlobal('crypto', { subtle: { digest: (name: string, data: ArrayBuffer) => webcrypto.subtle.digest(name, Buffer.from(data)) } });
    prepare();
    expect(await diagnose('https://altrove.test/remoteEntry.js', integrity, signal())).toBe(kind);
  });
});
