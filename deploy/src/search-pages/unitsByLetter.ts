import type { CatalogueUnit } from './catalogue.ts';

/** A to Z: the first letter of a name without its accent. */
export function letterOf(name: string): string {
  return name.normalize('NFD').charAt(0).toUpperCase();
}

export function unitsByLetter(units: readonly CatalogueUnit[]): ReadonlyMap<string, readonly CatalogueUnit[]> {
  const letters = new Map<string, CatalogueUnit[]>();
  for (const unit of units) {
    const letter = letterOf(unit.name);
    const group = letters.get(letter);
    if (group) group.push(unit);
    else letters.set(letter, [unit]);
  }
  return new Map([...letters].sort(([a], [b]) => (a < b ? -1 : 1)));
}
