import type { Registry } from '@territori/contract';
import { PSEUDO_LANGUAGE, pseudoText } from '@territori/languages';
import { everyPage } from '../harness/everyPage.ts';
import { overflow } from '../harness/overflow.ts';
import { expect, test } from '../harness/test.ts';
import { ApiTexts, cutTexts, overlappingTexts, unmarkedTexts } from '../harness/unmarkedTexts.ts';

test.use({ language: PSEUDO_LANGUAGE, viewport: { width: 320, height: 800 } });

test.beforeEach(async ({ page }) => {
  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), languages: ['it', 'en', PSEUDO_LANGUAGE] } });
  });
  // the answers of the API are data here, in Italian
  await page.route(/[?&]lingua=it-XA/, (route) => route.continue({ url: route.request().url().replace('lingua=it-XA', 'lingua=it') }));
  // the build of a section adds the titles of the languages that have a folder; this one has none
  await page.route('**/registry.json', async (route) => {
    const answer = await route.fetch();
    const registry = (await answer.json()) as Registry;
    for (const { section } of Object.values(registry.sections))
      for (const text of [section.title, section.nav?.label]) if (text) Object.assign(text, { [PSEUDO_LANGUAGE]: pseudoText(text.it) });
    await route.fulfill({ response: answer, json: registry });
  });
});

/** The page of an example of each component, and the code of the examples, are for developers: their texts are not of the portal. */
const OF_DEVELOPERS = /^\/componenti/;

/** What the example of a list holds: its file and its column. */
const EXAMPLE_LIST = ['elenco-da-rivedere.csv', 'Codice'];

const WIDTHS = [320, 1280];

for (const route of everyPage.filter((each) => !OF_DEVELOPERS.test(each))) {
  test(`in the language of tests, ${route} shows no text without a mark, cuts none and lets none overlap`, async ({ page, open }) => {
    test.slow();
    const api = new ApiTexts(page);
    await open(route);
    await expect(page.locator('html')).toHaveAttribute('lang', PSEUDO_LANGUAGE);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await page.waitForLoadState('networkidle');
      const data = [...(await api.all()), ...EXAMPLE_LIST];
      expect.soft(await unmarkedTexts(page, data), `texts without a mark at ${width} pixels`).toEqual([]);
      expect.soft(await overflow(page), `the page is as wide as the window of ${width} pixels`).toBe(0);
      expect.soft(await cutTexts(page), `texts that are cut at ${width} pixels`).toEqual([]);
      expect.soft(await overlappingTexts(page), `texts that overlap at ${width} pixels`).toEqual([]);
    }
  });
}
