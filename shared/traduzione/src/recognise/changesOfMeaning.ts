import type { LevelIndex } from '../storia/LevelIndex.ts';

/** The intervals at which a value begins to mean other units than in the interval before, although it was in force in both. */
export function changesOfMeaning(level: LevelIndex, values: readonly (readonly number[])[]): ReadonlySet<number> {
  const changes = new Set<number>();
  const startOf = (row: number) => level.start[row] as number;
  const endOf = (row: number) => level.end[row] as number;
  for (const versions of values) {
    const unit = level.version(versions[0] ?? -1)?.unit;
    if (versions.every((row) => level.version(row).unit === unit)) continue;
    const meaning = (k: number) => [
      ...new Set(versions.filter((row) => startOf(row) <= k && k < endOf(row)).map((row) => level.version(row).unit)),
    ];
    for (const k of new Set(versions.flatMap((row) => [startOf(row), endOf(row)]))) {
      const [before, after] = [meaning(k - 1), meaning(k)];
      const isOther = before.length !== after.length || before.some((one) => !after.includes(one));
      if (before.length > 0 && after.length > 0 && isOther) changes.add(k);
    }
  }
  return changes;
}
