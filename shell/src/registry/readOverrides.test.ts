import { afterEach, describe, expect, it, vi } from 'vitest';
import { applyOverrides, requestedOverrides, withoutOverride } from './readOverrides.ts';
import { registryEntry } from './registryFixture.ts';

const registry = { revision: 3, sections: { glossario: registryEntry('glossario'), home: registryEntry('home') } };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('an override', () => {
  it('is named in the address of the page', () => {
    expect(requestedOverrides('?section.glossario=http://localhost:4400&x=1')).toEqual([
      { id: 'glossario', url: 'http://localhost:4400/' },
    ]);
    expect(requestedOverrides('?section.ricerca-codice=https://dev.test/mf/')).toEqual([
      { id: 'ricerca-codice', url: 'https://dev.test/mf/' },
    ]);
    expect(requestedOverrides('?section.censimento-2021=http://localhost:4401')).toEqual([
      { id: 'censimento-2021', url: 'http://localhost:4401/' },
    ]);
  });

  it.each([
    '',
    '?section=http://a',
    '?section.Glossario=http://a',
    '?section.-glossario=http://a',
    '?sezione.glossario=http://a',
    '?section.glossario=javascript:alert(1)',
    '?section.glossario=ieri',
    '?section.glossario=',
  ])('is not requested by %s', (search) => {
    expect(requestedOverrides(search)).toEqual([]);
  });

  it('replaces the release, from its own address, unverified', async () => {
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(registryEntry('glossario', { version: '2.0.0' }).section)));
    const { registry: changed, applied } = await applyOverrides(registry, [{ id: 'glossario', url: 'http://localhost:4400/' }]);
    expect(applied).toHaveLength(1);
    expect(changed.sections.glossario).toMatchObject({ version: '2.0.0', base: 'http://localhost:4400/', integrity: '' });
    expect(changed.sections.home).toBe(registry.sections.home);
  });

  it('of a released version is verified, and is not shown without a hash', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(registryEntry('glossario', { version: '1.0.1' }).section)));
    const preview = { id: 'glossario', url: 'https://portal.test/mf/glossario/1.0.1/', version: '1.0.1' };
    const verified = await applyOverrides(registry, [{ ...preview, integrity: 'sha384-abc' }]);
    expect(verified.registry.sections.glossario).toMatchObject({ version: '1.0.1', integrity: 'sha384-abc' });
    expect((await applyOverrides(registry, [preview])).unread).toEqual([preview]);
  });

  it.each([
    ['not there', () => new Response('no', { status: 404 })],
    ['a page', () => new Response('<!doctype html>')],
    ['no section', () => new Response(JSON.stringify({ id: 'glossario' }))],
    ['another section', () => new Response(JSON.stringify(registryEntry('home').section))],
  ])('that is %s changes nothing and is named', async (_, answer) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.stubGlobal('fetch', async () => answer());
    const { registry: same, applied, unread } = await applyOverrides(registry, [{ id: 'glossario', url: 'http://localhost:4400/' }]);
    expect(applied).toEqual([]);
    expect(unread).toEqual([{ id: 'glossario', url: 'http://localhost:4400/' }]);
    expect(same).toEqual(registry);
  });

  it('has a link back that keeps the rest of the address', () => {
    expect(withoutOverride('?section.glossario=http://a/&section.home=http://b/&x=1', 'glossario')).toBe(
      '?section.home=http%3A%2F%2Fb%2F&x=1',
    );
    expect(withoutOverride('?section.glossario=http://a/', 'glossario')).toBe('');
  });
});
