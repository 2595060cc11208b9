import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMapCatalogue } from '@territori/edition/map/readMap';
import { editionScripts } from '@territori/load/edition/createEdition';
import { hashOf } from '@territori/load/files/hashOf';
import { readMaterial } from '@territori/load/loading/FileMaterial';
import { load } from '@territori/load/loading/load';
import { writeFiles } from '@territori/load/loading/writeFiles';
import { CARRIED_RECORD } from '@territori/load/record/dataPlaces';
import { recordHash } from '@territori/load/record/openRecord';
import type { LoadRequest } from '@territori/load/sources/chooseSources';
import { connect, type Database } from '@territori/store/database';
import { DirectoryInUseError, lockDirectory } from '@territori/store/database/directoryLock';
import { portaleScripts } from '@territori/store/database/migrate';
import { openStore } from '@territori/store/files/openStore';
import type { Store } from '@territori/store/files/Store';
import { copyCluster, createCluster, startCluster } from './postgresServer.ts';

export type Engine = Database['engine'];

const CACHE = fileURLToPath(new URL('../../../.cache/test-databases', import.meta.url));

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Waits for the folder to be free and takes it. */
export async function lockWhenFree(directory: string): Promise<() => void> {
  for (;;) {
    try {
      return lockDirectory(directory);
    } catch (error) {
      if (!(error instanceof DirectoryInUseError)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}

/** What is loaded for each content: the record that comes with the portal, or nothing beside what `connect` makes. */
const REQUESTS = {
  loaded: { by: 'record', folder: CARRIED_RECORD },
  empty: null,
} satisfies Record<string, LoadRequest | null>;
export type Content = keyof typeof REQUESTS;

async function fillTemplate(options: { url?: string; directory?: string }, content: Content, files: Store): Promise<void> {
  const database = await connect(options);
  try {
    const request = REQUESTS[content];
    if (!request) return;
    const { edition } = await load(database, request);
    // the maps are those of both engines
    if (!(await readMapCatalogue(files, edition))) {
      const material = await readMaterial(database, edition, { store: files, editionFile: undefined });
      await writeFiles(files, { ...material, model: null }, { effort: 'fast' });
    }
  } finally {
    await database.close();
  }
}

const MAKE_TEMPLATE: Record<Engine, (directory: string, content: Content, files: Store) => Promise<void>> = {
  pglite: (directory, content, files) => fillTemplate({ directory }, content, files),
  async postgres(directory, content, files) {
    // the server may run as another user, who does not get through to a checkout in somebody's home
    const workplace = await mkdtemp(join(tmpdir(), 'territori-template-'));
    try {
      await chmod(workplace, 0o755);
      const cluster = join(workplace, 'postgres');
      await createCluster(cluster);
      const server = await startCluster(cluster);
      try {
        await fillTemplate({ url: server.url }, content, files);
      } finally {
        await server.stop();
      }
      await copyCluster(cluster, directory);
    } finally {
      await rm(workplace, { recursive: true, force: true });
    }
  },
};

async function programsOfTemplate(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true });
  return entries
    .filter((name) => /\.(ts|mjs)$/.test(name) && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => join(folder, name));
}

/** The programs that decide what a load makes of the data: a template made by others is not used. */
async function loaderSources(): Promise<string[]> {
  const folders = [
    ...['process', 'history', 'store', 'reports', 'edition', 'load'].map((name) => `../../${name}/src`),
    '../../../shared/traduzione/src/storia',
  ].map((name) => fileURLToPath(new URL(name, import.meta.url)));
  const files = await Promise.all(folders.map((folder) => programsOfTemplate(folder)));
  return Promise.all(files.flat().map((file) => readFile(file, 'utf8')));
}

let knownIdentity: Promise<string> | undefined;

/** What the data and the loader are: a hash, which is made once for each process. */
function identityOfTemplates(): Promise<string> {
  knownIdentity ??= (async () => {
    const scripts = [...(await portaleScripts()), ...Object.values(await editionScripts())];
    // the description of the record has the hash of each of its files
    const record = await recordHash(CARRIED_RECORD);
    return hashOf(JSON.stringify([record, scripts, await loaderSources()])).slice(0, 12);
  })();
  return knownIdentity;
}

/**
 * A database with the wanted content, at rest: made once for these data and this loader and kept in
 * `.cache/test-databases`, so that every test file of every run copies it instead of making and loading one. Processes
 * that ask at once wait for the first, which takes away what was made by others.
 */
export async function template(engine: Engine, content: Content = 'loaded'): Promise<string> {
  const hash = await identityOfTemplates();
  const folder = join(CACHE, hash);
  const ready = join(folder, `${engine}-${content}`);
  if (await exists(ready)) return ready;
  const unlock = await lockWhenFree(`${ready}.lock`);
  try {
    if (await exists(ready)) return ready;
    const others = (await readdir(CACHE)).filter((other) => other !== hash);
    await Promise.all(others.map((other) => rm(join(CACHE, other), { recursive: true, force: true })));
    const making = `${ready}.making`;
    await rm(making, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    await MAKE_TEMPLATE[engine](making, content, openStore(join(folder, FILES)));
    await rename(making, ready);
    return ready;
  } finally {
    unlock();
  }
}

/** Beside the templates: the tables of the reports, the history and the maps of the record, which both engines share. */
const FILES = 'files';

/** The folder with the files of the record that are kept with the templates: all but the bulk files. */
export async function templateFiles(): Promise<string> {
  await template('pglite');
  return join(CACHE, await identityOfTemplates(), FILES);
}

export const COPY: Record<Engine, (from: string, to: string) => Promise<void>> = {
  pglite: (from, to) => cp(from, to, { recursive: true }),
  postgres: copyCluster,
};
