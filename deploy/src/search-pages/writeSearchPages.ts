import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { FolderTarget } from '@territori/build/site/store/FolderTarget';
import { plainStyle } from '@territori/identity/plainStyle';
import type { Language } from '@territori/languages';
import { dcatCatalogue } from '@territori/linked-data/dcatCatalogue';
import { type Catalogue, UNIT_KINDS } from './catalogue.ts';
import { dataCatalogue } from './dataCatalogue.ts';
import { CATALOGUE_FILE, STYLE_FILE, unitDocument } from './pageAddresses.ts';
import { searchPages } from './searchPages.ts';
import type { SearchPagesSettings } from './settings.ts';
import { robots, sitemap } from './sitemap.ts';

const FOLDER = 'indice';
const fileOf = (path: string) => (path.endsWith('/') ? `${path}index.html` : path);

/** The addresses of the pages of all units in each language, each once: a unit stands in the catalogue once for each name. */
const documentsOf = ({ units }: Catalogue, languages: readonly Language[]): string[] =>
  languages.flatMap((language) =>
    UNIT_KINDS.flatMap((kind) => [...new Set(units[kind].map(({ id }) => unitDocument(kind, id, language)))]),
  );

/** The result of a run. */
export interface Written {
  readonly pages: number;
  /** False when the settings name no publisher, or the sources no common licence. */
  readonly catalogue: boolean;
}

/**
 * Writes `robots.txt`, `sitemap.xml`, the pages of `indice/` and the DCAT-AP_IT catalogue into a site's folder. Each
 * file is replaced in one step; pages of units and reports that the data lack are removed.
 */
export async function writeSearchPages(site: string, catalogue: Catalogue, settings: SearchPagesSettings): Promise<Written> {
  const target = new FolderTarget(site);
  const pages = searchPages(catalogue, settings);
  const data = dataCatalogue(catalogue, settings);
  const files = new Map([...pages].map(([path, content]) => [fileOf(path), content]));
  files.set(STYLE_FILE, plainStyle(settings.colors, settings.typeface));
  if (data) files.set(CATALOGUE_FILE, `${JSON.stringify(dcatCatalogue(data))}\n`);
  for (const [file, content] of files) await target.replace(file, content);
  await target.replace(
    'sitemap.xml',
    sitemap([...pages.keys(), ...documentsOf(catalogue, settings.languages)], settings, catalogue.edition.aggiornata_al),
  );
  await target.replace('robots.txt', robots(settings));
  const there = await readdir(join(site, FOLDER), { recursive: true, withFileTypes: true });
  const stale = there
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !files.has(path.slice(site.length + 1)));
  await Promise.all(stale.map((path) => rm(path)));
  return { pages: pages.size, catalogue: data !== undefined };
}
