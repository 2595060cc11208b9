import type { LevelIndex } from '../storia/LevelIndex.ts';
import { runningSums } from './fitsByInterval.ts';

/** For each interval how many units of the covered provinces were in force, and how many of them the list holds. */
export function coverageByInterval(
  level: LevelIndex,
  values: readonly (readonly number[])[],
  wholeCountry: boolean,
): { inForce: Int32Array; held: Int32Array } {
  const size = level.days.length;
  const matched = new Set(values.flat());
  const groups = new Map<number, { held: Int32Array; all: Int32Array }>();
  const groupOf = (row: number): number => (wholeCountry ? 0 : (level.version(row).parent ?? -1));
  const add = (changes: Int32Array, row: number) => {
    changes[level.start[row] as number] = (changes[level.start[row] as number] as number) + 1;
    changes[level.end[row] as number] = (changes[level.end[row] as number] as number) - 1;
  };
  for (const row of matched) {
    const key = groupOf(row);
    let group = groups.get(key);
    if (!group) {
      group = { held: new Int32Array(size + 1), all: new Int32Array(size + 1) };
      groups.set(key, group);
    }
    add(group.held, row);
  }
  for (const [key, { all }] of groups) {
    const members = wholeCountry ? level.versions.keys() : level.ofParent(key);
    for (const row of members) if (groupOf(row) === key) add(all, row);
  }
  const [inForce, held] = [new Int32Array(size), new Int32Array(size)];
  for (const group of groups.values()) {
    const [heldNow, allNow] = [runningSums(group.held), runningSums(group.all)];
    for (let k = 0; k < size; k += 1) {
      if (heldNow[k] === 0) continue;
      inForce[k] = (inForce[k] as number) + (allNow[k] as number);
      held[k] = (held[k] as number) + (heldNow[k] as number);
    }
  }
  return { inForce, held };
}
