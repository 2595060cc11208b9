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
  { look: 'in light colours', media: { colorScheme: 'light' }, window: WIDE, everywhere: true },
  // as at 400 %, where what is pinned covers the most
  { look: 'in a window of 320 pixels', media: { colorScheme: 'light' }, window: NARROW, everywhere: true },
  { look: 'in dark colours', media: { colorScheme: 'dark' }, window: WIDE, everywhere: false },
  { look: 'in dark colours, in a window of 320 pixels', media: { colorScheme: 'dark' }, window: NARROW, everywhere: false },
  { look: 'in the system’s colours', media: { colorScheme: null, forcedColors: 'active' }, window: WIDE, everywhere: false },
] as const;
/** The page whose header and footer are compared too. */
const FRAMED = '/home';
/** Pages with parts that the others have not: a unit that ended, one of another level, the updates, an explanation. */
const FURTHER: readonly string[] = ['/storia_ua/10370230', '/storia_ua/20001070', '/home/aggiornamenti', '/home/geo-eu-clas'];
/** The pages that are looked at in all colours; a deep run looks at every page so. */
const IN_ALL_COLOURS: readonly RegExp[] = [/^\/home$/, /^\/territorio\/body/, /^\/storia_ua\/\d/, /^\/ricostruzione-codici\/elenco/];

// a page is opened once for all of its looks
for (const route of [...everyPage, ...FURTHER, '/privacy', '/non-esiste']) {
  test(`${route} shows where the focus is at every stop of Tab, in each of its looks`, async ({ page, open }) => {
    test.setTimeout(DEEP ? 1_200_000 : 300_000);
    const inAllColours = DEEP || IN_ALL_COLOURS.some((each) => each.test(route));
    for (const [place, { look, media, window }] of LOOKS.filter(({ everywhere }) => everywhere || inAllColours).entries())
      await test.step(look, async () => {
        await page.emulateMedia(media);
        await page.setViewportSize(window);
        if (place === 0) await open(route);
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 25_000 });
        // a deep run compares the pixels of each stop, not those of one of each kind
        await expectVisibleFocus(page, { every: DEEP, frame: route === FRAMED });
      });
  });
}
