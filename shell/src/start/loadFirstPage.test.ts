import { CONTRACT, type Section } from '@territori/contract';
import { fakeKit } from '@territori/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registryEntry } from '../registry/registryFixture.ts';
import { SectionFailure } from '../sections/SectionFailure.ts';
import { SectionLoader } from '../sections/SectionLoader.ts';
import { loadFirstPage } from './loadFirstPage.ts';

const entries = { home: registryEntry('home'), glossario: registryEntry('glossario') };
const page = vi.fn(async () => ({ default: () => null }));
const sectionOf = (id: 'home' | 'glossario'): Section => ({
  contract: CONTRACT,
  manifest: entries[id].section,
  messages: { it: {}, en: {} },
  routes: [{ path: '', page }],
});
const loadContainer = vi.fn<ConstructorParameters<typeof SectionLoader>[0]['loadContainer']>();
let loader: SectionLoader;

beforeEach(() => {
  page.mockClear();
  loadContainer.mockReset().mockImplementation(async ({ section: { id } }) => sectionOf(id as 'home'));
  loader = new SectionLoader({ entries, provided: {}, loadContainer });
});

afterEach(() => {
  vi.useRealTimers();
  location.hash = '';
});

const first = (hash: string) => {
  location.hash = hash;
  return loadFirstPage(fakeKit().kit, { entries, loader });
};

describe('the page that an address names', () => {
  it.each([
    ['#/glossario', 'glossario'],
    ['#/glossario?termine=1', 'glossario'],
    ['#/GLOSSARIO/', 'glossario'],
    ['#/home', 'home'],
    ['#/', 'home'],
    ['', 'home'],
  ])('is loaded before anything is rendered: %s', async (hash, id) => {
    await first(hash);
    expect(loader.loaded(id)).toBeDefined();
    expect(page).toHaveBeenCalledOnce();
  });

  it('is awaited for at most 300 ms', async () => {
    vi.useFakeTimers();
    loadContainer.mockReturnValue(new Promise(() => {}));
    let drawn = false;
    void first('#/glossario').then(() => {
      drawn = true;
    });
    await vi.advanceTimersByTimeAsync(299);
    expect(drawn).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(drawn).toBe(true);
  });

  it('does not prevent the start when it fails to load', async () => {
    loadContainer.mockRejectedValue(new SectionFailure('unreachable', 'glossario'));
    await first('#/glossario');
    expect(page).not.toHaveBeenCalled();
  });

  it('is not loaded when no section owns it', async () => {
    await first('#/altrove');
    expect(loadContainer).not.toHaveBeenCalled();
  });
});
