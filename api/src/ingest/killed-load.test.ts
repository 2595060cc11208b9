import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, type Database } from '../database/index.ts';
import { folderOf, historyCsv } from '../testing/small-files.ts';
import { ENGINES, openEmpty, type TestDatabase } from '../testing/test-database.ts';
import { loadPath } from './load-path.ts';

const CLI = fileURLToPath(new URL('../cli/main.ts', import.meta.url));
const LOADER = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const MOMENTS = 20;
const SEED = 18610317;

/** A history of some thousand municipalities, so that a load takes long enough to be interrupted. */
function longHistory(name: string, municipalities: number): string {
  const rows = Array.from(
    { length: municipalities },
    (_, index) => `${String(1001 + index).padStart(6, '0')} ${name}${index} 01-01-2000 31-12-9999`,
  );
  return historyCsv(...rows);
}

const SIZES = { ALFA: 1500, BETA: 1501 };

describe.each(ENGINES)('a load on %s that is killed', (engine) => {
  let test: TestDatabase;
  let folders: Record<keyof typeof SIZES, string>;

  beforeAll(async () => {
    test = await openEmpty(engine);
    const [alfa, beta] = await Promise.all(
      Object.entries(SIZES).map(([name, size]) => folderOf({ 'cities.csv': longHistory(name, size) })),
    );
    folders = { ALFA: alfa ?? '', BETA: beta ?? '' };
    await loadPath(test.database, folders.ALFA, 'operatore');
    // PGlite is for one process: the child needs the directory
    if (engine === 'pglite') await test.database.close();
  }, 120_000);
  afterAll(() => test?.dispose());

  /** Looks at the database as a portal that starts after the crash does. */
  async function looking<T>(look: (database: Database) => Promise<T>): Promise<T> {
    const database = await connect(
      'DATABASE_URL' in test.environment ? { url: test.environment.DATABASE_URL } : { directory: test.environment.PORTALE_DATABASE },
    );
    try {
      return await look(database);
    } finally {
      await database.close();
    }
  }

  /** What is served: the edition, the first letters of its names, how many municipalities. */
  const served = () =>
    looking(async (database) => {
      const [row] = await database.read<{ nome: keyof typeof SIZES; comuni: number }>(
        `select upper(left(min(denominazione), 4)) as nome, count(*) as comuni from comuni_al('2020-01-01')`,
      );
      return { edition: (await database.edition())?.id ?? 0, ...row };
    });

  /** Starts a load in a process of its own; resolves when it has begun to write, with the way to kill it. */
  async function startLoad(folder: string) {
    const child = spawn(process.execPath, ['--import', LOADER, CLI, 'load', folder], { env: { ...process.env, ...test.environment } });
    const ended = once(child, 'exit').then(([code]) => code as number | null);
    const begun = new Promise<void>((resolve) => {
      child.stdout.on('data', (chunk) => String(chunk).includes('cities.csv') && resolve());
    });
    await Promise.race([begun, ended]);
    return { ended, kill: () => child.kill('SIGKILL') };
  }

  it(`leaves the edition before it in service, at each of ${MOMENTS} moments`, async () => {
    const before = await served();
    expect(before).toMatchObject({ nome: 'ALFA', comuni: SIZES.ALFA });
    const whole = await startLoad(folders.BETA);
    const start = performance.now();
    expect(await whole.ended).toBe(0);
    const duration = performance.now() - start;

    let current = await served();
    expect(current).toMatchObject({ nome: 'BETA', comuni: SIZES.BETA });
    let interrupted = 0;
    for (const moment of fc.sample(fc.double({ min: 0, max: 0.9, noNaN: true }), { numRuns: MOMENTS, seed: SEED })) {
      const next = current.nome === 'ALFA' ? 'BETA' : 'ALFA';
      const load = await startLoad(folders[next]);
      await new Promise((resolve) => setTimeout(resolve, moment * duration));
      load.kill();
      const finished = (await load.ended) === 0;
      const after = await served();
      if (after.edition === current.edition) {
        expect(after).toEqual(current);
        interrupted += 1;
      } else {
        // it was quicker than the first: then the new edition is whole, even when the process was killed on its way out
        expect(after).toMatchObject({ nome: next, comuni: SIZES[next] });
      }
      if (finished) expect(after.edition).not.toBe(current.edition);
      current = after;
    }
    expect(interrupted).toBeGreaterThan(MOMENTS / 2);
  }, 600_000);
});
