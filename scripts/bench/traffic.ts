import { chmod, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { composeSite } from '@territori/build/site/composeSite';
import { root } from '@territori/build/workspace';
import { makeDatabases } from './traffic/databases.ts';
import { embeddedStage } from './traffic/embeddedStage.ts';
import { readFacts } from './traffic/facts.ts';
import type { LoadFigures } from './traffic/load.ts';
import { errorCount, noErrorVerdict } from './traffic/noErrorVerdict.ts';
import { peakMemory } from './traffic/peakMemory.ts';
import { replicatedStage } from './traffic/replicatedStage.ts';
import { runLoad } from './traffic/runLoad.ts';
import type { Stage } from './traffic/stage.ts';

const CONNECTIONS = 100;
const WARM_UP_SECONDS = 5;

interface Measured extends LoadFigures {
  readonly name: string;
  readonly memory: Readonly<Record<keyof Stage['processes'], number>>;
}

/**
 * A realistic mix of requests at 100 connections, each of which sends its next request as soon as it has an answer:
 * against replicas of the API on PostgreSQL behind nginx, and against one process on the embedded database. Load,
 * servers and database share the machine.
 *
 * `--seconds 10` for a shorter try; 60 by default.
 */
export async function traffic(): Promise<void> {
  const { values } = parseArgs({ args: process.argv.slice(3), options: { seconds: { type: 'string', default: '60' } } });
  const seconds = Number(values.seconds);
  if (!(seconds > 0)) throw new Error(`--seconds is "${values.seconds}"; it must be a number above 0.`);
  const folder = await mkdtemp(join(tmpdir(), 'territori-traffic-'));
  try {
    // the file server may only read what every user may read
    await chmod(folder, 0o755);
    const { failures } = await composeSite({ directory: join(root, '.site') });
    if (failures.length > 0) throw new Error(`The build of some sections failed: ${failures.map(({ part }) => part).join(', ')}`);
    const site = join(folder, 'site');
    await cp(join(root, '.site'), site, { recursive: true });
    console.log('Loading the data into both databases');
    const { cluster, embedded } = await makeDatabases(folder);

    const stages: Readonly<Record<string, () => Promise<Stage>>> = {
      '1 replica, PostgreSQL, nginx': () => replicatedStage({ cluster, site, replicas: 1 }),
      '2 replicas, PostgreSQL, nginx': () => replicatedStage({ cluster, site, replicas: 2 }),
      '1 process, embedded database': () => embeddedStage({ directory: embedded, site }),
    };
    const measured: Measured[] = [];
    for (const [name, start] of Object.entries(stages)) measured.push(await measure(name, await start(), site, seconds));
    report(measured);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(name: string, stage: Stage, site: string, seconds: number): Promise<Measured> {
  console.log(`${name}: ${seconds} s`);
  try {
    const facts = await readFacts(stage.origin, site);
    const plan = { origin: stage.origin, facts, connections: CONNECTIONS, warmUpSeconds: WARM_UP_SECONDS, seconds };
    const { result, peaks } = await peakMemory(stage.processes, () => runLoad(plan));
    console.log(`  ${result.requestsPerSecond.toFixed(0)} requests/s, ${errorCount(result.errors)} errors`);
    return { name, memory: peaks, ...result };
  } finally {
    await stage.stop();
  }
}

const ms = (value: number) => `${value.toFixed(0)} ms`;
const mb = (value: number) => (Number.isNaN(value) ? '-' : `${value.toFixed(0)} MB`);
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function report(measured: readonly Measured[]): void {
  console.log(`\n${row(['Against', 'requests/s', 'p50', 'p95', 'p99', 'API', 'nginx', 'PostgreSQL', 'errors'])}`);
  console.log(row(Array.from({ length: 9 }, () => '---')));
  for (const { name, requestsPerSecond, times, memory, errors } of measured) {
    const sizes = [memory.api, memory.nginx, memory.postgres].map(mb);
    console.log(
      row([name, requestsPerSecond.toFixed(0), ms(times.p50), ms(times.p95), ms(times.p99), ...sizes, String(errorCount(errors))]),
    );
  }

  const [one, two] = measured as [Measured, Measured, Measured];
  console.log('');
  compare('From 1 to 2 replicas', one, two);

  for (const { name, byKind, compared, errors } of measured) {
    console.log(`\n${name}; ${compared} answers compared with those to the same requests after the load`);
    for (const { kind, answers, p50, p95, p99 } of [...byKind].sort((a, b) => b.answers - a.answers))
      console.log(`  ${kind.padEnd(12)} ${String(answers).padStart(7)}   p50 ${ms(p50)}   p95 ${ms(p95)}   p99 ${ms(p99)}`);
    for (const [error, times] of Object.entries(errors).slice(0, 20)) console.log(`  ERROR ${times} × ${error}`);
  }

  console.log('');
  for (const { name, errors } of measured) console.log(noErrorVerdict(name, errors));
}

function compare(what: string, before: Measured, after: Measured): void {
  const times = (a: number, b: number) => `${(b / a).toFixed(2)} times`;
  const { p50, p95, p99 } = after.times;
  console.log(
    `${what}: requests/s ${times(before.requestsPerSecond, after.requestsPerSecond)}, p50 ${times(before.times.p50, p50)}, ` +
      `p95 ${times(before.times.p95, p95)}, p99 ${times(before.times.p99, p99)}, memory of the API ${times(before.memory.api, after.memory.api)}`,
  );
}
