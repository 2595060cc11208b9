import type { Locator, Page } from '@playwright/test';
import { overflow } from '../harness/overflow.ts';
import { expect, test } from '../harness/test.ts';
import { type Hands, keyboard, mouse } from './Hands.ts';
import { type SectionName, sections } from './sections.ts';
import { words } from './words.ts';

type Language = 'it' | 'en';
type Scheme = 'light' | 'dark';

interface Case {
  readonly section: SectionName;
  readonly language: Language;
  readonly by: 'mouse' | 'keyboard';
  readonly width: number;
  readonly scheme: Scheme;
}

/** Every section in both languages, by mouse and by keyboard, wide and narrow, light and dark: each of them three times. */
const some: readonly Case[] = [
  { section: 'territorio', language: 'it', by: 'keyboard', width: 1280, scheme: 'light' },
  { section: 'territorio', language: 'en', by: 'mouse', width: 320, scheme: 'dark' },
  { section: 'variazioni', language: 'it', by: 'mouse', width: 320, scheme: 'light' },
  { section: 'variazioni', language: 'en', by: 'keyboard', width: 1280, scheme: 'dark' },
  { section: 'ricostruzione', language: 'it', by: 'mouse', width: 1280, scheme: 'dark' },
  { section: 'ricostruzione', language: 'en', by: 'keyboard', width: 320, scheme: 'light' },
];

const all: readonly Case[] = (Object.keys(sections) as SectionName[]).flatMap((section) =>
  (['it', 'en'] as const).flatMap((language) =>
    (['mouse', 'keyboard'] as const).flatMap((by) =>
      [1280, 320].flatMap((width) => (['light', 'dark'] as const).map((scheme) => ({ section, language, by, width, scheme }))),
    ),
  ),
);

/** Someone who walks through a section in a language. */
export interface Walker {
  readonly page: Page;
  readonly language: Language;
  readonly hands: Hands;
  readonly by: Case['by'];
  readonly width: number;
  /** What the section has of its own, and its words. */
  readonly section: (typeof sections)[SectionName];
  readonly own: (typeof sections)[SectionName]['words'][Language];
  /** The words that all sections share. */
  readonly shared: (typeof words)[Language];
  readonly api: string;
  readonly open: (route: string) => Promise<void>;
  /** What the console may say. */
  readonly allow: (pattern: RegExp) => void;
  /** Waits until nothing is on its way, then finds nothing against WCAG 2.2 AA and nothing wider than the window. */
  readonly lookAround: () => Promise<void>;
  readonly radio: (name: string) => Locator;
  readonly button: (name: string) => Locator;
  readonly results: Locator;
}

/** A walk, by each of those who take it: some in `npm test`, all that there can be in `npm run test:deep`. */
export function walk(title: string, body: (walker: Walker) => Promise<void>): void {
  for (const { section, language, by, width, scheme } of process.env.DEEP ? all : some) {
    test.describe(`${section} in ${language} by ${by} at ${width} px, ${scheme}`, () => {
      test.use({ language, viewport: { width, height: 800 }, colorScheme: scheme });
      test.describe.configure({ timeout: 90_000 });
      test(title, ({ page, open, said, api, expectAccessible }) => {
        const shared = words[language];
        return body({
          page,
          language,
          hands: by === 'mouse' ? mouse : keyboard,
          by,
          width,
          section: sections[section],
          own: sections[section].words[language],
          shared,
          api,
          open,
          allow: said.allow,
          lookAround: async () => {
            await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
            await expectAccessible();
            expect(await overflow(page), 'nothing is wider than the window').toBe(0);
          },
          radio: (name) => page.getByRole('radio', { name, exact: true }),
          button: (name) => page.getByRole('main').getByRole('button', { name, exact: true }),
          results: page.getByRole('region', { name: shared.results }),
        });
      });
    });
  }
}

export { expect, test };
