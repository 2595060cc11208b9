import { everyPage } from '../harness/everyPage.ts';
import { mapsPrepared, PREPARATION_MS } from '../harness/mapsPrepared.ts';
import { expectVisibleFocus } from '../harness/tabStops.ts';
import { expect, test } from '../harness/test.ts';

test.beforeAll(async ({ request }) => {
  test.setTimeout(PREPARATION_MS);
  await mapsPrepared(request);
});

const DEEP = Boolean(process.env.DEEP);
const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 320, height: 800 };
const LOOKS = [
  { look: 'in light colours', media: { colorScheme: 'light' }, window: WIDE },
  // as at 400 %, where what is pinned covers the most
  { look: 'in a window of 320 pixels', media: { colorScheme: 'light' }, window: NARROW },
  { look: 'in dark colours', media: { colorScheme: 'dark' }, window: WIDE },
  { look: 'in the system’s colours', media: { forcedColors: 'active' }, window: WIDE },
  { look: 'in dark colours, in a window of 320 pixels', media: { colorScheme: 'dark' }, window: NARROW },
] as const;
/** Pages with parts that the others have not: a unit that ended, one of another level, the updates, an explanation. */
const FURTHER: readonly string[] = ['/storia_ua/10370230', '/storia_ua/20001070', '/home/aggiornamenti', '/home/geo-eu-clas'];
/** The pages that are looked at in all colours; a deep run looks at every page so. */
const IN_ALL_COLOURS: readonly RegExp[] = [/^\/home$/, /^\/territorio\/body/, /^\/storia_ua\/\d/, /^\/ricostruzione-codici\/elenco/];

for (const { look, media, window } of LOOKS) {
  for (const route of [...everyPage, ...FURTHER, '/privacy', '/non-esiste']) {
    if (look !== LOOKS[0].look && look !== LOOKS[1].look && !DEEP && !IN_ALL_COLOURS.some((page) => page.test(route))) continue;
    test(`${route} shows where the focus is at every stop of Tab, ${look}`, async ({ page, open }) => {
      test.setTimeout(DEEP ? 240_000 : 90_000);
      await page.emulateMedia(media);
      await page.setViewportSize(window);
      await open(route);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 25_000 });
      // a deep run compares the pixels of each stop, not those of one of each kind
      await expectVisibleFocus(page, { every: DEEP });
    });
  }
}
