import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDownloadCache } from '../api/downloadCache.ts';
import { createSession } from './createSession.ts';
import { readDownloads, readSession } from './readSession.ts';
import { initialSession } from './SessionState.ts';

const KEY = 'territori.session';
const settled = () => new Promise((resolve) => setTimeout(resolve));
const megabyte = (byte = 65) => new Blob([new Uint8Array(1_000_000).fill(byte)], { type: 'text/csv' });

/** A storage with room for a number of characters. */
function smallStorage(room: number): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, text: string) {
      const others = [...kept].reduce((sum, [other, value]) => sum + (other === key ? 0 : value.length), 0);
      if (others + text.length > room) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, text);
    },
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage;
}

beforeEach(() => sessionStorage.clear());

describe('the session', () => {
  it('starts with the default user and nothing else', () => {
    const { state } = createSession(sessionStorage);
    expect(state).toMatchObject({
      user: { role: 'administrator' },
      history: [],
      downloads: [],
      categorie: { macro: [], micro: [], tree: [] },
    });
  });

  it('is the same after a reload', async () => {
    const { state } = createSession(sessionStorage);
    state.impostazioni.righe = '50';
    state.history.push('/territorio');
    state.categorie.macro.push({ id: '1', label: 'Confini', idPadre: null });
    state.aggiornamenti = { additionalInfo: { countValidate: 2 }, body: [{ titolo: 'Nuova edizione' }], info: { pageNumber: 1 } };
    await settled();
    expect(createSession(sessionStorage).state).toEqual(state);
  });

  it('stops writing when it is disposed of', async () => {
    const { state, dispose } = createSession(sessionStorage);
    dispose();
    state.impostazioni.righe = '50';
    await settled();
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  it.each([
    ['no JSON', '{'],
    ['another application', '{"user":{"name":"Ada"},"cart":[]}'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a field of another kind', JSON.stringify({ ...initialSession(), history: [1] })],
    ['an oversized one', JSON.stringify({ ...initialSession(), impostazioni: { x: 'x'.repeat(5_000_001) } })],
  ])('starts with an empty session for %s', (_, text) => {
    expect(readSession(text)).toBeNull();
  });

  it.each([
    ['none', null],
    ['no JSON', '['],
    ['a damaged one', '[{"key":"x"}]'],
    ['another kind', '{}'],
  ])('starts without files for %s', (_, text) => {
    expect(readDownloads(text)).toEqual([]);
  });

  it('takes over known fields only', () => {
    const { downloads, ...initial } = initialSession();
    const text = JSON.stringify({ ...initial, admin: true }).replace('{', '{"__proto__":{"polluted":true},');
    const session = readSession(text);
    expect(session).toEqual(initial);
    expect(session).not.toHaveProperty('polluted');
  });

  it('never fails because of a stored text', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => readSession(text) === null || typeof readSession(text) === 'object'));
  });

  it('lives in memory without a storage, and when the storage refuses everything', async () => {
    expect(createSession(null).state).toEqual(initialSession());
    const setItem = vi.fn(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const full = { getItem: () => null, setItem, removeItem: () => {} } as unknown as Storage;
    const { state } = createSession(full);
    state.impostazioni.righe = '50';
    await settled();
    expect(full.setItem).toHaveBeenCalled();
    expect(state.impostazioni.righe).toBe('50');
  });

  it('leaves out the oldest files when the storage is full', async () => {
    const storage = smallStorage(1_500);
    const { state } = createSession(storage);
    for (const key of ['a', 'b', 'c']) state.downloads.push({ key, filename: key, type: '', base64: 'A'.repeat(500) });
    await settled();
    expect(createSession(storage).state.downloads.map(({ key }) => key)).toEqual(['b', 'c']);
  });

  it('is written instead of the files when the storage is full', async () => {
    const storage = smallStorage(1_000);
    const { state } = createSession(storage);
    state.downloads.push({ key: 'a', filename: 'a', type: '', base64: 'A'.repeat(600) });
    await settled();
    state.impostazioni.righe = '5'.repeat(400);
    await settled();
    expect(createSession(storage).state).toMatchObject({ impostazioni: { righe: '5'.repeat(400) }, downloads: [] });
  });

  it('does not write the files again with every change', async () => {
    const storage = smallStorage(5_000);
    const { state } = createSession(storage);
    state.downloads.push({ key: 'a', filename: 'a', type: '', base64: 'AAAA' });
    await settled();
    const setItem = vi.spyOn(storage, 'setItem');
    state.history.push('/territorio');
    await settled();
    expect(setItem.mock.calls.map(([key]) => key)).toEqual([KEY]);
  });
});

describe('the cache of downloads', () => {
  it('returns a file unchanged', async () => {
    const { state } = createSession(null);
    const cache = createDownloadCache(state);
    await cache.write('x', { blob: new Blob(['città, 1'], { type: 'text/csv' }), filename: 'x.csv' });
    const kept = await cache.read('x');
    expect(kept?.filename).toBe('x.csv');
    expect(kept?.blob.type).toBe('text/csv');
    expect(await kept?.blob.text()).toBe('città, 1');
    expect(await cache.read('y')).toBeUndefined();
  });

  it('keeps files of up to 1 MB', async () => {
    const { state } = createSession(null);
    const cache = createDownloadCache(state);
    await cache.write('fits', { blob: megabyte(), filename: 'a' });
    await cache.write('too large', { blob: new Blob([megabyte(), 'x']), filename: 'b' });
    expect(state.downloads.map(({ key }) => key)).toEqual(['fits']);
  });

  it('removes the oldest file for the newest', async () => {
    const { state } = createSession(null);
    const cache = createDownloadCache(state);
    for (const key of ['a', 'b', 'c', 'd']) await cache.write(key, { blob: megabyte(), filename: key });
    expect(state.downloads.map(({ key }) => key)).toEqual(['c', 'd']);
    await cache.write('c', { blob: new Blob(['new']), filename: 'c' });
    expect(state.downloads.map(({ key }) => key)).toEqual(['d', 'c']);
  });

  it('removes a file that is not valid base64', async () => {
    const { state } = createSession(null);
    state.downloads.push({ key: 'x', filename: 'x', type: '', base64: '%%%' });
    expect(await createDownloadCache(state).read('x')).toBeUndefined();
    expect(state.downloads).toEqual([]);
  });
});
