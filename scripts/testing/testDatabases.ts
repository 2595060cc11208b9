import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { COPY, type Content, type Engine, template, templateFiles } from '@territori/api-testing/template';
import { root } from '@territori/build/workspace';

/**
 * Loads the databases that the tests copy, for all engines at the same time. If the first test loaded one, all others that need it would
 * wait. The browser tests get the edition that a start would load, so that it is loaded once for each run.
 * `tsx scripts/testing/testDatabases.ts pglite`: those of one engine.
 */
const ENGINES = ['pglite', 'postgres'] as const satisfies readonly Engine[];
const named = process.argv.slice(2);

async function make(engine: Engine): Promise<void> {
  const contents: readonly Content[] = ['loaded', 'empty'];
  for (const content of contents) await template(engine, content);
}
await Promise.all(ENGINES.filter((engine) => named.length === 0 || named.includes(engine)).map(make));

const BROWSER = join(root, '.cache/e2e/database');
if (!existsSync(BROWSER)) {
  const unfinished = `${BROWSER}.making`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(dirname(BROWSER), { recursive: true });
  await COPY.pglite(await template('pglite', 'loaded'), unfinished);
  // with the maps, which take longest
  await cp(await templateFiles(), join(dirname(BROWSER), 'archive'), { recursive: true });
  await rename(unfinished, BROWSER);
}
