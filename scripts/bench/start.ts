import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '@territori/build/workspace';
import { freePorts } from '../../deploy/processes/freePorts.ts';
import { commandsIn } from '../../e2e/harness/commandsIn.ts';
import type { RunningCommand } from '../../e2e/harness/startCommand.ts';
import { median } from './api/measure.ts';
import { printed } from './printed.ts';

/** Seconds that each may take at most. */
const LIMITS = { clone: 60, later: 3, dev: 15 };
const LATER_STARTS = 3;

/** Waits until an address answers well; rejects when the command ends before. */
async function answered(address: string, command: RunningCommand): Promise<void> {
  const isWell = async () => (await fetch(address).catch(() => null))?.ok;
  const ended = command.ended.then(({ output }) => Promise.reject(new Error(`The command ended before ${address} answered.\n${output}`)));
  while (!(await Promise.race([isWell(), ended]))) await wait(20);
}

const seconds = (value: number) => `${value.toFixed(1)} s`;

/**
 * `npm run bench -- start`: what a newcomer waits for, with the machine's caches of packages. A clone of the commit that is checked out,
 * until `npm start` serves page and API; later starts, the median of three; and `npm run dev -- glossario` until page and API answer, in
 * its second run: the first installs packages.
 */
export async function start(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'territori-start-'));
  const clone = join(folder, 'territori');
  const data = { PORTALE_DATABASE: join(clone, '.data/database'), PORTALE_ARCHIVIO: join(clone, '.data/archive') };
  try {
    await mkdir(clone);
    const { run, start: begin } = commandsIn(clone);
    const [port = 0, sectionPort = 0] = await freePorts(2);
    const origin = `http://127.0.0.1:${port}`;
    /** Seconds until page and API answer, and the command, which runs on. */
    const started = async (...command: string[]) => {
      const begun = performance.now();
      const running = begin(command, { PORT: String(port), SECTION_PORT: String(sectionPort), ...data });
      const since = () => (performance.now() - begun) / 1000;
      await answered(`${origin}/`, running);
      const page = since();
      await answered(`${origin}/api/edizione`, running);
      return { page, api: since(), running };
    };

    const begun = performance.now();
    await run('git', 'clone', '--quiet', root, '.');
    const fresh = await started('npm', 'start');
    printed('a fresh clone', (performance.now() - begun) / 1000, LIMITS.clone, seconds);
    // later starts find the files of the edition
    await fresh.running.printed(/The bulk files are in/);
    await fresh.running.terminate();

    const later: { page: number; api: number }[] = [];
    for (let turn = 0; turn < LATER_STARTS; turn += 1) {
      const { running, ...times } = await started('npm', 'start');
      later.push(times);
      await running.terminate();
    }
    printed('a later start, until the page is served', median(later.map(({ page }) => page)), LIMITS.later, seconds);
    printed('a later start, until the API answers', median(later.map(({ api }) => api)), LIMITS.later, seconds);

    const dev = async () => {
      const { running, api } = await started('npm', 'run', 'dev', '--', 'glossario');
      await running.interrupt();
      return api;
    };
    console.log(`        npm run dev -- glossario, which installs what npm start does without: ${seconds(await dev())}`);
    printed('npm run dev -- glossario, until page and API answer', await dev(), LIMITS.dev, seconds);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
