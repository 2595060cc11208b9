import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closePreview, PREVIEWS_KEY, previewsWithHashes, requestedPreviews } from './previews.ts';
import { registryEntry } from './registryFixture.ts';

const base = 'https://portal.test/mf/glossario/1.1.0/';
const registry = { revision: 1, sections: { glossario: { ...registryEntry('glossario'), base } } };
const requested = (search = '') => requestedPreviews(search, sessionStorage, registry);
const preview = { id: 'glossario', version: '1.0.1', url: 'https://portal.test/mf/glossario/1.0.1/' };

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the preview of a published version', () => {
  it('is named by the address', () => {
    expect(requested('?section.glossario=@1.0.1')).toEqual([preview]);
  });

  it('is remembered in the tab until it is closed', () => {
    requested('?section.glossario=@1.0.1');
    expect(requested()).toEqual([preview]);
    closePreview('glossario', sessionStorage);
    expect(requested()).toEqual([]);
    expect(sessionStorage.getItem(PREVIEWS_KEY)).toBeNull();
  });

  it('of the address replaces the remembered one', () => {
    requested('?section.glossario=@1.0.0');
    expect(requested('?section.glossario=@1.0.1')).toEqual([preview]);
  });

  it.each([
    '?section.glossario=1.0.1',
    '?section.glossario=@',
    '?section.glossario=@../x',
    '?section.glossario=@1/2',
    '?section.voci=@1.0.0',
  ])('is not requested by %s', (search) => {
    expect(requested(search)).toEqual([]);
  });

  it('is not read from a storage with other content', () => {
    sessionStorage.setItem(PREVIEWS_KEY, '[{"glossario":');
    expect(requested()).toEqual([]);
    sessionStorage.setItem(PREVIEWS_KEY, '{"glossario":"../../x"}');
    expect(requested()).toEqual([]);
  });

  it('gets the hash with which its version was released', async () => {
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ glossario: { '1.0.1': 'sha384-abc' } })));
    expect(await previewsWithHashes([preview, { ...preview, version: '1.0.2' }])).toEqual([
      { ...preview, integrity: 'sha384-abc' },
      { ...preview, version: '1.0.2' },
    ]);
  });

  it('has no hash where the versions cannot be read', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.stubGlobal('fetch', async () => new Response('no', { status: 404 }));
    expect(await previewsWithHashes([preview])).toEqual([preview]);
  });
});
