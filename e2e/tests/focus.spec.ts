import { everyPage } from '../harness/everyPage.ts';
import { mapsPrepared, PREPARATION_MS } from '../harness/mapsPrepared.ts';
import { expectVisibleFocus } from '../harness/tabStops.ts';
import { expect, test } from '../harness/test.ts';

test.beforeAll(async ({ request }) => {
  test.setTimeout(PREPARATION_MS);
  await mapsPrepared(request);
});

const DEEP = Boolean(process.env.DEEP);
const LOOKS = [
  { look: 'in light colours', media: { colorScheme: 'light' } },
  { look: 'in dark colours', media: { colorScheme: 'dark' } },
  { look: 'in the system’s colours', media: { forcedColors: 'active' } },
] as const;
/** The pages that are looked at in all colours; a deep run looks at every page so. */
const IN_ALL_COLOURS: readonly RegExp[] = [/^\/home$/, /^\/territorio\/body/, /^\/storia_ua\/\d/, /^\/ricostruzione-codici\/elenco/];

for (const { look, media } of LOOKS) {
  for (const route of [...everyPage, '/privacy', '/non-esiste']) {
    if (look !== LOOKS[0].look && !DEEP && !IN_ALL_COLOURS.some((page) => page.test(route))) continue;
    test(`${route} shows where the focus is at every stop of Tab, ${look}`, async ({ page, open }) => {
      test.setTimeout(DEEP ? 240_000 : 90_000);
      await page.emulateMedia(media);
      await open(route);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 25_000 });
      // a deep run compares the pixels of each stop, not those of one of each kind
      await expectVisibleFocus(page, { every: DEEP });
    });
  }
}
