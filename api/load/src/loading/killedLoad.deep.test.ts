import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { folderOf } from '@territori/api-testing/folderOf';
import { historyCsv } from '@territori/api-testing/smallFiles';
import { ENGINES, openEmpty, useDatabase } from '@territori/api-testing/testDatabase';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';

const PROGRAM = fileURLToPath(new URL('../../../testing/src/lookAndLoad.ts', import.meta.url));
/** Starts a program in a third of the time in which a loader of TypeScript does. */
const RUN = fileURLToPath(new URL('../../../../scripts/runBundled.mjs', import.meta.url));
/** A process that loads once ends before it has used what V8 compiles of PGlite's program a second time: that takes as long as the rest. */
const COMPILED_ONCE = '--liftoff-only';
const MOMENTS = process.env.DEEP ? 20 : 5;
const SEED = 18610317;

/** A history of some thousand municipalities, so that a load takes long enough to be interrupted. */
function longHistory(name: string, municipalities: number): string {
  const rows = Array.from(
    { length: municipalities },
    (_, index) => `${String(1001 + index).padStart(6, '0')} ${name.toUpperCase()}${index} 01-01-2000 31-12-9999`,
  );
  return historyCsv(...rows);
}

const SIZES = { alfa: 1500, beta: 1501, gamma: 1502 };
type Name = keyof typeof SIZES;

/** Which history a portal loads on what it finds. */
const NEXT = { alfa: 'beta', beta: 'gamma', gamma: 'alfa' } as const;

interface Served {
  edition: number;
  nome?: Name;
  comuni?: number;
}

describe.each(ENGINES)('a load on %s that is killed', (engine) => {
  const test = useDatabase(openEmpty, engine);
  let folders: string[];

  beforeAll(async () => {
    // only one process may use PGlite: here the one that is killed
    if (engine === 'pglite') await test.database.close();
    const made = Object.entries(SIZES).map(async ([name, size]) => [name, await folderOf({ 'cities.csv': longHistory(name, size) })]);
    folders = (await Promise.all(made)).flat();
  }, 120_000);

  /**
   * Starts a portal on what the one before left. `looked` says what it serves; `writing` resolves when it has begun to
   * write the next history, `ended` with its exit code, null when it was killed.
   */
  function start() {
    const child = spawn(process.execPath, [COMPILED_ONCE, RUN, PROGRAM, ...folders], {
      env: { ...process.env, ...test.environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit').then(([code]) => code as number | null);
    const lines = createInterface(child.stdout);
    const looked = once(lines, 'line').then(([line]) => JSON.parse(line as string) as Served);
    const writing = new Promise<void>((resolve) => {
      lines.on('line', (line) => line.includes('cities.csv') && resolve());
    });
    return { looked, writing: Promise.race([writing, ended]), ended, kill: () => child.kill('SIGKILL') };
  }

  /** Starts a portal and kills it so many milliseconds after it has begun to write. */
  async function killAfter(milliseconds: number) {
    const portal = start();
    const served = await portal.looked;
    await portal.writing;
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    portal.kill();
    return { served, finished: (await portal.ended) === 0 };
  }

  it(`leaves the edition before it in service, at each of ${MOMENTS} moments`, async () => {
    const first = start();
    expect(await first.looked).toEqual({ edition: 0 });
    expect(await first.ended).toBe(0);
    const second = start();
    expect(await second.looked).toEqual({ edition: 1, nome: 'alfa', comuni: SIZES.alfa });
    await second.writing;
    const begun = performance.now();
    expect(await second.ended).toBe(0);
    const duration = performance.now() - begun;

    // one in each part of a load, so that few moments meet all that it does: rows, constraints, prepared tables, checks, files
    const within = fc.sample(fc.double({ min: 0, max: 1, noNaN: true }), { numRuns: MOMENTS, seed: SEED });
    const moments = within.map((place, part) => (0.9 * (part + place)) / MOMENTS);
    let before = await killAfter((moments[0] ?? 0) * duration);
    expect(before.served).toEqual({ edition: 2, nome: 'beta', comuni: SIZES.beta });
    let interrupted = 0;
    // each portal looks at what the one killed before it has left
    for (const moment of [...moments.slice(1), 0]) {
      const after = await killAfter(moment * duration);
      if (after.served.edition === before.served.edition) {
        expect(after.served).toEqual(before.served);
        expect(before.finished).toBe(false);
        interrupted += 1;
      } else {
        // it was quicker than the second: then the new edition is whole, even when the process was killed on its way out
        const nome = NEXT[before.served.nome ?? 'gamma'];
        expect(after.served).toEqual({ edition: expect.any(Number), nome, comuni: SIZES[nome] });
      }
      before = after;
    }
    expect(interrupted).toBeGreaterThan(MOMENTS / 2);
  }, 600_000);
});
