import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from '@territori/build/workspace';
import { COPY, type Content, type Engine, template, templateFiles } from '../api/src/testing/template.ts';

/**
 * Loads the databases that the tests copy, two at a time: in the tests themselves, all that need the same one would wait for the first.
 * The browser tests get the edition that a start would load, so that it is loaded once a run.
 */
const HALVES: readonly (readonly (readonly [Engine, Content])[])[] = [
  [
    ['pglite', 'loaded'],
    ['pglite', 'empty'],
  ],
  [
    ['postgres', 'loaded'],
    ['postgres', 'empty'],
  ],
];

const inTurn = async (half: (typeof HALVES)[number]): Promise<void> => {
  for (const [engine, content] of half) await template(engine, content);
};
await Promise.all(HALVES.map(inTurn));

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
