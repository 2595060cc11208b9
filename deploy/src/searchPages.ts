import { runProgram } from './runProgram.ts';
import { readCatalogue } from './search-pages/catalogue.ts';
import { readSettings } from './search-pages/settings.ts';
import { writeSearchPages } from './search-pages/writeSearchPages.ts';
import { serversOf } from './serversOf.ts';

// node --import tsx deploy/src/searchPages.ts
// SITE and API_SERVERS as in deploy/nginx/start, of several servers the first is asked; the rest in search-pages/settings.ts
const { SITE = '/srv/site', API_SERVERS = 'api:8080' } = process.env;

await runProgram(async () => {
  const settings = readSettings(process.env);
  const catalogue = await readCatalogue(`http://${serversOf(API_SERVERS)[0]}`, settings.languages);
  const written = await writeSearchPages(SITE, catalogue, settings);
  console.warn(`${written.pages} pages for search engines, edition ${catalogue.edition.id}`);
  if (!written.catalogue)
    console.warn(
      'No DCAT-AP_IT catalogue: it needs PUBLISHER_NAME, PUBLISHER_CODE and PUBLISHER_EMAIL, and sources that all have a licence CC BY.',
    );
});
