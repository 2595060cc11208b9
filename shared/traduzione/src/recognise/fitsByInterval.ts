import type { LevelIndex } from '../storia/LevelIndex.ts';

/** Adds one to every interval in which any of the versions is in force. `changes` holds what changes from each interval to the next. */
function addUnion(level: LevelIndex, versions: readonly number[], changes: Int32Array): void {
  if (versions.length === 1) {
    const [only = 0] = versions;
    changes[level.start[only] as number] = (changes[level.start[only] as number] ?? 0) + 1;
    changes[level.end[only] as number] = (changes[level.end[only] as number] ?? 0) - 1;
    return;
  }
  const spans = versions.map((row): [number, number] => [level.start[row] as number, level.end[row] as number]).sort((a, b) => a[0] - b[0]);
  let until = -1;
  for (const [start, end] of spans) {
    if (end <= until) continue;
    const from = Math.max(start, until);
    changes[from] = (changes[from] ?? 0) + 1;
    changes[end] = (changes[end] ?? 0) - 1;
    until = end;
  }
}

/** Running sums: from changes to counts, one an interval. */
export function runningSums(changes: Int32Array): Int32Array {
  const sums = changes.slice(0, -1);
  for (let k = 1; k < sums.length; k += 1) sums[k] = (sums[k] as number) + (sums[k - 1] as number);
  return sums;
}

/** For each interval how many of the values were in force. */
export function fitsByInterval(level: LevelIndex, values: readonly (readonly number[])[]): Int32Array {
  const changes = new Int32Array(level.days.length + 1);
  for (const versions of values) if (versions.length > 0) addUnion(level, versions, changes);
  return runningSums(changes);
}
