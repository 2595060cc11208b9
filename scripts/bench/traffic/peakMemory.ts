import { readdir, readFile } from 'node:fs/promises';

const SAMPLE_MS = 500;

/**
 * The peak memory in megabytes of each group of processes and their children while `work` ran; shared memory is counted
 * once. NaN where there is no /proc.
 */
export async function peakMemory<Group extends string, Result>(
  groups: Readonly<Record<Group, readonly number[]>>,
  work: () => Promise<Result>,
): Promise<{ result: Result; peaks: Record<Group, number> }> {
  const names = Object.keys(groups) as Group[];
  const peaks = Object.fromEntries(names.map((name) => [name, Number.NaN])) as Record<Group, number>;
  const sample = async () => {
    const children = await childrenByParent();
    for (const name of names) {
      const sizes = await Promise.all(family(groups[name], children).map(proportionalSize));
      const total = sizes.reduce((sum, size) => sum + size, 0);
      if (total > 0) peaks[name] = Math.max(total, Number.isNaN(peaks[name]) ? 0 : peaks[name]);
    }
  };
  // on a busy machine a sample may take longer than the time between two
  let sampling: Promise<void> | undefined;
  const sampleInTurn = () => {
    sampling ??= sample().finally(() => {
      sampling = undefined;
    });
  };
  sampleInTurn();
  const timer = setInterval(sampleInTurn, SAMPLE_MS);
  try {
    return { result: await work(), peaks };
  } finally {
    clearInterval(timer);
    await sampling;
  }
}

async function childrenByParent(): Promise<Map<number, number[]>> {
  const found = new Map<number, number[]>();
  const processes = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  for (const id of processes) {
    const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '');
    const parent = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]);
    found.set(parent, [...(found.get(parent) ?? []), Number(id)]);
  }
  return found;
}

function family(ids: readonly number[], children: ReadonlyMap<number, readonly number[]>): number[] {
  return ids.flatMap((id) => [id, ...family(children.get(id) ?? [], children)]);
}

async function proportionalSize(id: number): Promise<number> {
  const sizes = await readFile(`/proc/${id}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+)/m.exec(sizes)?.[1] ?? 0) / 1024;
}
