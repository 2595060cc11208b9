import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseRegistry } from './parseRegistry.ts';
import { readRegistry } from './readRegistry.ts';
import { registryEntry } from './registryFixture.ts';

const ADDRESS = 'https://portal.test/registry.json';
const good = JSON.stringify({ revision: 7, sections: { glossario: registryEntry('glossario') } });
const answer = (body: string, status = 200) => vi.stubGlobal('fetch', async () => new Response(body, { status }));

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const faults: [string, () => void][] = [
  ['is down', () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))],
  ['answers with an error', () => answer('nein', 503)],
  ['is empty', () => answer('')],
  ['is a page', () => answer('<!doctype html>')],
  ['is something else', () => answer('{"name":"territori"}')],
  ['has no sections', () => answer('{"revision":8}')],
  ['has no revision', () => answer('{"sections":{}}')],
];

describe('the registry', () => {
  it('comes from the network, with absolute addresses, and is kept', async () => {
    answer(good);
    const { registry, source } = await readRegistry(ADDRESS, localStorage);
    expect(source).toBe('network');
    expect(registry.sections.glossario?.base).toBe('https://portal.test/mf/glossario/1.0.0/');
    expect(localStorage.getItem('territori.registry')).toBe(good);
  });

  it.each(faults)('that %s is replaced by the last good one', async (_, fault) => {
    answer(good);
    await readRegistry(ADDRESS, localStorage);
    fault();
    const { registry, source } = await readRegistry(ADDRESS, localStorage);
    expect(source).toBe('last-good');
    expect(registry.revision).toBe(7);
    expect(localStorage.getItem('territori.registry')).toBe(good);
  });

  it.each(faults)('that %s is empty when there is no earlier one', async (_, fault) => {
    fault();
    expect(await readRegistry(ADDRESS, localStorage)).toEqual({ registry: { revision: 0, sections: {} }, source: 'none' });
    expect(await readRegistry(ADDRESS, null)).toEqual({ registry: { revision: 0, sections: {} }, source: 'none' });
  });

  it('that hangs is given up after 3 s', async () => {
    const hung = vi.fn(
      (_: string, init?: RequestInit) =>
        new Promise<Response>((__, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
    );
    vi.stubGlobal('fetch', hung);
    const limit = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort(new DOMException('time', 'TimeoutError')));
    hung.mockImplementation((_, init) => Promise.reject(init?.signal?.reason));
    expect((await readRegistry(ADDRESS, null)).source).toBe('none');
    expect(limit).toHaveBeenCalledWith(3_000);
  });

  it('is used although the storage refuses everything', async () => {
    answer(good);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect((await readRegistry(ADDRESS, localStorage)).source).toBe('network');
  });
});

describe('an entry', () => {
  const withEntry = (entry: unknown) =>
    parseRegistry(JSON.stringify({ revision: 1, sections: { glossario: entry, home: registryEntry('home') } }), ADDRESS);

  it.each([
    ['is nothing', null],
    ['has no address', { ...registryEntry('glossario'), base: 7 }],
    ['has an impossible address', { ...registryEntry('glossario'), base: 'http://[' }],
    ['is of another section', registryEntry('home')],
    ['has no manifest', { ...registryEntry('glossario'), section: undefined }],
    ['owns no path', registryEntry('glossario', { routes: [] as never })],
    ['owns everything', registryEntry('glossario', { routes: ['/'] })],
    ['has half a title', registryEntry('glossario', { title: { it: 'Glossario' } as never })],
    ['has a menu word in one language', registryEntry('glossario', { nav: { order: 1, label: { it: 'x' } as never } })],
    ['names no contract', registryEntry('glossario', { contract: 'one' as never })],
    ['needs no text', registryEntry('glossario', { needs: { react: 19 } as never })],
    ['was built with nothing that it names', registryEntry('glossario', { builtWith: undefined as never })],
  ])('that %s is left out without affecting others', (_, entry) => {
    expect(Object.keys(withEntry(entry)?.sections ?? {})).toEqual(['home']);
  });

  it('from the future is kept for the gate to judge', () => {
    const future = { ...registryEntry('glossario', { contract: 99 }), signature: 'x' };
    expect(withEntry(future)?.sections.glossario?.section.contract).toBe(99);
  });
});

it('never fails, whatever its content', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.record({ revision: fc.integer(), sections: fc.dictionary(fc.string(), fc.jsonValue()) }).map((value) => JSON.stringify(value)),
      ),
      (text) => {
        const registry = parseRegistry(text, ADDRESS);
        return registry === null || Number.isInteger(registry.revision);
      },
    ),
  );
});
