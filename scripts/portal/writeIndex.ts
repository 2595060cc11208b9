import { readCatalogue } from '../../deploy/src/search-pages/catalogue.ts';
import { readSettings } from '../../deploy/src/search-pages/settings.ts';
import { writeSearchPages } from '../../deploy/src/search-pages/writeSearchPages.ts';

/**
 * Writes the index of units and reports, to which the footer links, into a site; its content comes from the API beside
 * it. A failure is printed and has no other effect.
 */
export async function writeIndex(site: string, origin: string, log: (text: string) => void): Promise<void> {
  const environment = { ...process.env, AMBIENTE: process.env.AMBIENTE ?? 'LOCALE', PUBLIC_ORIGIN: process.env.PUBLIC_ORIGIN ?? origin };
  try {
    const settings = readSettings(environment);
    const { pages } = await writeSearchPages(site, await readCatalogue(origin, settings.languages), settings);
    log(`index of units and reports: ${pages} pages`);
  } catch (error) {
    console.error('The index of units and reports could not be written.', error instanceof Error ? error.message : error);
  }
}
