import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createCluster, startCluster } from '@territori/api-testing/postgresServer';
import { root } from '@territori/build/workspace';
import { startApiReplica } from '../../deploy/processes/startApiReplica.ts';
import { peakMemory } from './traffic/peakMemory.ts';
import { seededRandom } from './traffic/seededRandom.ts';

/** Megabytes that each may hold. */
const LIMITS = { load: 900, replica: 500 };
const CALLS_PER_SECOND = 40;

const print = (what: string, megabytes: number, limit: number) =>
  console.log(`${megabytes <= limit ? 'kept  ' : 'MISSED'}  ${what}: ${megabytes.toFixed(0)} MB of at most ${limit}`);

/** The largest resident memory of a process since its start, in megabytes. */
async function residentPeak(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1]) / 1024;
}

/** Draws addresses: of a hundred calls eighty pages of reports and lists, fifteen searches and histories, five whole files. */
function addresses(files: readonly string[], random: () => number): () => string {
  const one = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const day = () => new Date(Date.UTC(1961 + Math.floor(random() * 64), Math.floor(random() * 12), 1)).toISOString().slice(0, 10);
  const page = () => `PageNum=${1 + Math.floor(random() * 200)}&PageSize=${one([10, 50, 100])}`;
  const kinds: readonly (readonly [share: number, address: () => string])[] = [
    [25, () => `/api/Report/Spool/${day()}/${one([61, 64, 73, 104])}?${page()}`],
    [15, () => `/api/Report/Spool/${day()}/61?${page()}&orderFields=COMUNE&orderDirects=DESC`],
    [20, () => `/api/v1/unita?livello=comune&data=${day()}&per_pagina=100&pagina=${1 + Math.floor(random() * 70)}`],
    [10, () => `/api/v1/variazioni?dal=1991-01-01&al=${day()}&per_pagina=100`],
    [10, () => `/api/v1/corrispondenze?da=${day()}&a=${day()}&livello=comune&per_pagina=100`],
    [10, () => `/api/unita?q=${one(['san', 'monte', 'borgo', 'villa', 'castel'])}`],
    [5, () => `/api/v1/confini?livello=${one(['comune', 'uts', 'regione'])}&data=${day()}`],
    [2, () => one(files)],
    [1, () => `/api/v1/unita?livello=comune&data=${day()}&formato=csv`],
    [1, () => `/api/Report/Spool/${day()}/61?pdoctype=XLSX`],
    [1, () => `/api/v1/variazioni?dal=1961-01-01&al=${day()}&formato=xlsx`],
  ];
  return () => {
    let left = random() * 100;
    for (const [share, address] of kinds) {
      left -= share;
      if (left < 0) return address();
    }
    return '/api/edizione';
  };
}

/** Asks at a fixed rate, and counts the answers by status. */
async function ask(origin: string, draw: () => string, seconds: number): Promise<Map<string, number>> {
  const statuses = new Map<string, number>();
  const call = async () => {
    const status = await fetch(`${origin}${draw()}`, { signal: AbortSignal.timeout(120_000) }).then(
      async (answer) => {
        for await (const _ of answer.body ?? []);
        return String(answer.status);
      },
      (error: Error) => error.name,
    );
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  };
  const calls: Promise<void>[] = [];
  for (let made = 0; made < seconds * CALLS_PER_SECOND; made += 1) {
    calls.push(call());
    await pause(1000 / CALLS_PER_SECOND);
  }
  await Promise.all(calls);
  return statuses;
}

/**
 * `npm run bench -- memory`: what a load of the record takes with its files, as the loader of the containers runs it, then what one replica
 * takes that serves this record at 40 calls a second. `--seconds 300` for a longer load of calls; 120 by default.
 */
export async function memory(): Promise<void> {
  const { values } = parseArgs({ args: process.argv.slice(3), options: { seconds: { type: 'string', default: '120' } } });
  const folder = await mkdtemp(join(tmpdir(), 'territori-memory-'));
  const [cluster, archive] = [join(folder, 'cluster'), join(folder, 'archive')];
  await chmod(folder, 0o755);
  await createCluster(cluster);
  const server = await startCluster(cluster);
  try {
    const load = spawn(process.execPath, ['--import', 'tsx', join(root, 'api/src/cli/main.ts'), 'load'], {
      cwd: root,
      env: { ...process.env, DATABASE_URL: server.url, PORTALE_ARCHIVIO: archive, PORTALE_EDIZIONE: 'no' },
      stdio: 'inherit',
    });
    const { result, peaks } = await peakMemory({ load: [load.pid ?? 0] }, () => once(load, 'exit'));
    if (result[0] !== 0) throw new Error(`The load ended with ${result[0]}`);
    print('a load with the files of its edition, all its processes', peaks.load, LIMITS.load);
    const replica = await startApiReplica(server.url, { archive });
    try {
      const origin = `http://${replica.server}`;
      const { file } = (await (await fetch(`${origin}/api/v1/archivio`)).json()) as { file: { url: string }[] };
      const draw = addresses(
        file.map(({ url }) => new URL(url).pathname),
        seededRandom(1),
      );
      const statuses = await ask(origin, draw, Number(values.seconds));
      console.log(`answers: ${[...statuses].map(([status, times]) => `${times} × ${status}`).join(', ')}`);
      print('a replica that serves the record', await residentPeak(replica.pid), LIMITS.replica);
    } finally {
      await replica.end('SIGTERM');
    }
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
