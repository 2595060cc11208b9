import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { Weights } from '@territori/build/checkBudget';
import { FolderTarget } from '@territori/build/site/FolderTarget';
import { readDeployment } from '@territori/build/site/readDeployment';
import { root, sectionDirectory } from '@territori/build/workspace';
import { pages } from './pages.ts';
import { type DownloadedFile, recordDownloads } from './recordDownloads.ts';
import { STEP_LIMIT_MS, within } from './within.ts';

/** The gzip bytes that the first page of a section added to a visit. */
export interface AddedBySection {
  readonly section: string;
  /** The container's entry, which federation adds. */
  readonly entry: number;
  /** The section's own files. */
  readonly own: number;
  /** The shell's files, which other sections do not download again. */
  readonly shared: number;
}

/** A module that was downloaded in more than one file. */
export interface Duplicate {
  readonly module: string;
  /** Before compression. */
  readonly bytes: number;
  readonly files: readonly string[];
}

/** The bytes that a visit to every page added, and the modules that it downloaded again; the shared ones never should be. */
export interface WholeVisit {
  readonly added: readonly AddedBySection[];
  readonly twice: readonly Duplicate[];
  /** The small modules of a section that two of its pages have in separate files. */
  readonly repeated: readonly Duplicate[];
}

/** A section carries the number of the contract that it was built with. It is the only module that is deliberately not shared. */
const CARRIED = '../shared/contract/';

const gzip = (files: readonly DownloadedFile[]) => files.reduce((sum, file) => sum + file.gzip, 0);

/**
 * One visitor who begins at the home page and opens every page of the portal in the same tab: the bytes that each
 * section adds, and the modules that were downloaded twice.
 */
export async function wholeVisit(browser: Browser, origin: string, site: string): Promise<WholeVisit> {
  const page = await (await within('opening a context of the browser', browser.newContext())).newPage();
  page.setDefaultTimeout(STEP_LIMIT_MS);
  const downloads = recordDownloads(page);
  const added: AddedBySection[] = [];
  const all: DownloadedFile[] = [];
  let shown: string | undefined;
  await page.goto(`${origin}/#/home`);
  for (const { section, path } of pages) {
    // another section's page has another heading
    if (shown !== section) await page.evaluate(() => document.querySelector('main h1')?.setAttribute('data-before', ''));
    await page.evaluate((hash) => location.assign(hash), `#${path}`);
    await page
      .locator(shown === undefined || shown === section ? 'main h1' : 'main h1:not([data-before])')
      .first()
      .waitFor();
    await downloads.quiet();
    shown = section;
    const files = await downloads.files();
    all.push(...files);
    if (added.some((earlier) => earlier.section === section)) continue;
    const own = files.filter((file) => file.path.startsWith(`/mf/${section}/`));
    const isEntry = (file: DownloadedFile) => file.path.endsWith('/remoteEntry.js');
    added.push({
      section,
      entry: gzip(own.filter(isEntry)),
      own: gzip(own.filter((file) => !isEntry(file))),
      shared: gzip(files.filter((file) => !own.includes(file))),
    });
  }
  await within('closing a context of the browser', page.context().close());
  const found = await duplicates(all, site);
  const isOfSection = ({ files }: Duplicate) => files.every((file) => file.startsWith('/mf/'));
  return { added, twice: found.filter((module) => !isOfSection(module)), repeated: found.filter(isOfSection) };
}

async function duplicates(downloaded: readonly DownloadedFile[], site: string): Promise<Duplicate[]> {
  const modules = await modulesOfSite(site);
  const found = new Map<string, { bytes: number; files: string[] }>();
  for (const { path } of downloaded) {
    for (const [module, bytes] of Object.entries(modules.get(path) ?? {})) {
      const earlier = found.get(module);
      if (earlier) earlier.files.push(path);
      else found.set(module, { bytes, files: [path] });
    }
  }
  return [...found]
    .filter(([module, { files }]) => files.length > 1 && !module.startsWith(CARRIED))
    .map(([module, rest]) => ({ module, ...rest }));
}

/** The modules of each script that a site runs, by the script's path. The name of a part precedes its own modules. */
async function modulesOfSite(site: string): Promise<Map<string, Record<string, number>>> {
  const { registry, shell } = await readDeployment(new FolderTarget(site));
  const parts = Object.entries(registry.sections).map(([id, { base, version }]) => ({
    id,
    base: `/${base}`,
    version,
    directory: sectionDirectory(id),
  }));
  if (shell) parts.push({ id: 'shell', base: '/assets/', version: shell.version, directory: join(root, 'shell') });
  const modules = new Map<string, Record<string, number>>();
  for (const { id, base, version, directory } of parts) {
    const { files } = JSON.parse(await readFile(join(directory, 'dist/production', version, 'weights.json'), 'utf8')) as Weights;
    for (const [file, sizes] of Object.entries(files)) {
      modules.set(base + file, Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name.replace(/^\.\//, `${id}/`), size])));
    }
  }
  return modules;
}
