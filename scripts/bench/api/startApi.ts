import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { PUBLIC_ORIGIN } from '@territori/api-testing/publicOrigin';
import { API_NODE_OPTIONS } from '../../../deploy/processes/apiNodeOptions.ts';
import { freePorts } from '../../../deploy/processes/freePorts.ts';

export type RunningApi = Awaited<ReturnType<typeof startApi>>;

/** Starts the API in a separate process, so that its memory and its start can be measured, and waits until it is ready. */
export async function startApi(program: string, environment: Readonly<Record<string, string>>) {
  const [port] = await freePorts(1);
  const origin = `http://127.0.0.1:${port}`;
  const begun = performance.now();
  const child = spawn(process.execPath, [...API_NODE_OPTIONS, program], {
    env: { ...process.env, ...environment, PORT: String(port), PUBLIC_ORIGIN, CALLS_PER_MINUTE: '0', LOG_LEVEL: 'info' },
    // its log, read by the process that measures, would slow down what is measured
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await fetch(`${origin}/ready`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error(`The API ended with ${child.exitCode}`);
    await setTimeout(10);
  }
  return {
    origin,
    /** Milliseconds from the start of the process until it is ready. */
    readyAfter: performance.now() - begun,
    /** Resident memory in megabytes: now, and at its peak since the start of the process. */
    memory: () => memoryOf(child.pid, 'VmRSS'),
    peakMemory: () => memoryOf(child.pid, 'VmHWM'),
    /** Milliseconds of the processor that its threads have taken so far, in steps of ten. */
    async processorTime(): Promise<number> {
      const fields = (await readFile(`/proc/${child.pid}/stat`, 'utf8')).replace(/^.*\) /, '').split(' ');
      return (Number(fields[11]) + Number(fields[12])) * 10;
    },
    async stop(): Promise<void> {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** A figure of the memory of a process, in megabytes; NaN where there is no /proc. */
export async function memoryOf(pid: number | undefined, figure: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(new RegExp(`${figure}:\\s+(\\d+)`).exec(status)?.[1] ?? Number.NaN) / 1024;
}
