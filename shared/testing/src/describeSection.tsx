import { CONTRACT, type Language, type Messages, SECTION_ID, type Section, textIn } from '@territori/contract';
import { KitProvider } from '@territori/kit';
import { mountSection } from '@territori/kit/mount';
import { SectionRoutes } from '@territori/kit/portal';
import { type FakeAnswers, fakeKit, never } from '@territori/kit/testing';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pageTraces } from './pageTraces.ts';

const languages: readonly Language[] = ['it', 'en'];

export interface DescribeSectionOptions {
  /** The answers of the API; a call without an answer hangs, so that pages show their loading state. */
  readonly api?: FakeAnswers;
}

/** The tests for every section: the rules of the contract that types cannot express. */
export function describeSection(section: Section, { api = {} }: DescribeSectionOptions = {}): void {
  const { manifest, messages, translations, routes } = section;
  const textsIn = async (language: Language): Promise<Messages> =>
    messages[language] ?? ((await translations?.(language))?.default as Messages | undefined) ?? {};

  describe(`section ${manifest.id}`, () => {
    afterEach(() => vi.restoreAllMocks());

    it('speaks the contract of this workspace', () => {
      expect(section.contract).toBe(CONTRACT);
    });

    it('has a manifest that can be published', () => {
      expect(manifest.id).toMatch(SECTION_ID);
      for (const path of manifest.routes) expect(path).toMatch(/^(\/[\w-]+)+$/);
      for (const path of Object.values(manifest.links ?? {})) expect(ownedBy(section, path)).toBe(true);
      for (const language of languages) expect(textIn(manifest.title, language).trim()).not.toBe('');
      expect(JSON.parse(JSON.stringify(manifest))).toEqual(manifest);
    });

    it('has a home page, and no path twice', () => {
      const paths = routes.map(({ path }) => path);
      expect(paths).toContain('');
      expect(new Set(paths).size).toBe(paths.length);
    });

    it('has every text in both languages, with the same values', async () => {
      expect(shape(await textsIn('en'))).toEqual(shape(messages.it));
      for (const language of languages) {
        const blank = Object.entries(await textsIn(language)).filter(([, text]) => text.trim() === '');
        expect(blank).toEqual([]);
      }
    });

    it.each(routes.flatMap(({ title }) => title ?? []))('has the title "%s"', async (title) => {
      for (const language of languages) expect(await textsIn(language)).toHaveProperty([title]);
    });

    describe.each(languages)('in %s', (language) => {
      it.each(routes.map(({ path }) => path))('shows the page "%s" with one heading and a silent console', async (path) => {
        const complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
        const { kit } = fakeKit({ language, api, otherwise: never() });
        const view = render(
          <KitProvider kit={kit}>
            <MemoryRouter initialEntries={[`${manifest.routes[0]}/${example(path)}`]}>
              <SectionRoutes
                section={section}
                host={{ loading: <p>…</p>, notFound: <h1>not found</h1>, Failure: ({ reason }) => <p>{String(reason)}</p> }}
              />
            </MemoryRouter>
          </KitProvider>,
        );
        expect(await screen.findAllByRole('heading', { level: 1 }, { timeout: 20_000 })).toHaveLength(1);
        expect(screen.queryByText('not found')).toBeNull();
        view.unmount();
        kit.dispose();
        for (const complaint of complaints) expect(complaint.mock.calls).toEqual([]);
      });
    });

    it('leaves no traces in the page after it is removed', async () => {
      vi.stubGlobal('fetch', () => new Promise(() => {}));
      const element = document.createElement('div');
      document.body.append(element);
      const before = pageTraces();
      let unmount = () => {};
      await act(async () => {
        unmount = mountSection(section, element, { api: 'https://api.test' });
      });
      await act(async () => unmount());
      expect(before.changes()).toEqual([]);
      expect(element.innerHTML).toBe('');
      element.remove();
      vi.unstubAllGlobals();
    });
  });
}

/** The keys, and the values that each text needs. */
function shape(texts: Messages): Record<string, string[]> {
  const values = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name = '']) => name).sort();
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, values(text)]));
}

function ownedBy({ manifest }: Section, path: string): boolean {
  return manifest.routes.some((own) => path === own || path.startsWith(`${own}/`));
}

function example(path: string): string {
  return path.replace(/:\w+/g, '1');
}
