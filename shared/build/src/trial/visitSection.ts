import type { Language, RegistryEntry, Section } from '@territori/contract';
import { languageName, localeOf, STANDARD_LANGUAGES } from '@territori/languages';
import type { Browser, Page } from 'playwright-core';

/** How long a page may take until it shows its heading, on a machine that has other things to do. */
const HEADING_MS = 20_000;
/** How long its calls may take; a page that calls without an end is looked at as it is then. */
const CALLS_MS = 5_000;

/** The shell's own sentence in place of a section that does not run. */
const UNAVAILABLE = /non è al momento disponibile|is not available at the moment/;

/** What browser and kit say of a call that was answered with an error: the page shows it, and that is what it should do. */
const CALL_FAILED = /^(Failed to load resource|[A-Z]+ \S+ failed \()/;

/** The paths of a section's pages and the title of each, from the code that the page has loaded; null when it has not loaded it. */
const pagesOf = (page: Page, { section: { container } }: RegistryEntry, language: Language) =>
  page.evaluate(
    async ([name, language]) => {
      type Container = { get(module: string): Promise<() => { default: Section }> };
      const loaded = (window as unknown as Record<string, Container | undefined>)[name];
      if (!loaded) return null;
      const { manifest, messages, translations, routes } = (await loaded.get('./section'))().default;
      const texts = { ...messages.it, ...(messages[language] ?? (await translations?.(language).catch(() => undefined))?.default) };
      return routes.map(({ path, title }) => ({ path, title: (title && texts[title]) || (manifest.title[language] ?? manifest.title.it) }));
    },
    [container, language] as const,
  );

/** What a page says of faults while it is open, each once. */
function listen(page: Page): Set<string> {
  const faults = new Set<string>();
  const firstLine = (text: string) => text.replace(/^%[os]\s*/, '').split('\n')[0] ?? '';
  page.on('pageerror', (error) => faults.add(firstLine(`${error.name}: ${error.message}`)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !CALL_FAILED.test(message.text())) faults.add(firstLine(message.text()));
  });
  return faults;
}

interface Place {
  readonly browser: Browser;
  /** The address of the portal, without a slash at the end. */
  readonly portal: string;
  /** The name of the portal, which ends the titles of its pages. */
  readonly product: string;
}

/**
 * Opens the pages of a section in a portal, in both languages, each anew. Resolves to the number of visits, and to a sentence for each page
 * that fails: it throws, has no heading, lacks the section's own title, or the shell says in its place that the section is missing.
 * @param first opens its first page alone
 */
export async function visitSection(
  { browser, portal, product }: Place,
  entry: RegistryEntry,
  { first = false } = {},
): Promise<{ visits: number; sentences: string[] }> {
  const { section, version } = entry;
  const [home] = section.routes;
  const sentences: string[] = [];
  let visits = 0;
  for (const language of STANDARD_LANGUAGES) {
    const context = await browser.newContext({ locale: localeOf(language), viewport: { width: 1280, height: 800 } });
    await context.addInitScript((lng) => localStorage.setItem('lng', lng), language);
    const paths = [''];
    for (const [index, path] of paths.entries()) {
      const page = await context.newPage();
      visits += 1;
      const faults = listen(page);
      const address = `${home}${path && `/${path.replaceAll(/:\w+\??/g, '1').replace('*', '')}`}`;
      await page.goto(`${portal}/#${address}`);
      const heading = await page
        .locator('main h1')
        .first()
        .waitFor({ timeout: HEADING_MS })
        .then(
          () => true,
          () => false,
        );
      if (heading) await page.waitForLoadState('networkidle', { timeout: CALLS_MS }).catch(() => {});
      const pages = heading ? await pagesOf(page, entry, language) : null;
      if (!heading) faults.add('it shows no heading');
      else if ((await page.getByText(UNAVAILABLE).count()) > 0) faults.add('the portal shows that the section is not available');
      else if (!pages) faults.add('the portal shows another section');
      const wanted = pages?.find((each) => each.path === path)?.title.replaceAll('{{product}}', product);
      const title = await page.title();
      if (faults.size === 0 && wanted && ![wanted, `${wanted} - ${product}`].includes(title))
        faults.add(`its title is "${title}" in place of "${wanted}"`);
      if (faults.size > 0)
        sentences.push(`${section.id} ${version} in ${languageName(language, 'en')} at ${address}: ${[...faults].join('; ')}`);
      await page.close();
      if (index === 0 && pages && !first) paths.push(...pages.flatMap((each) => (each.path ? [each.path] : [])));
    }
    await context.close();
  }
  return { visits, sentences };
}
