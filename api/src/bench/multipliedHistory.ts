import type { History } from '../territory/model.ts';

/** Ids of the copies lie this far apart: ids of units have eight digits, and there are fewer versions than this. */
const STEP = 100_000_000;

/**
 * A history of a country with so many times the municipalities, all in force and changing at the same times as those they are copies of, in the same provinces:
 * their names, codes, events, size, areas and aliases as well. For measuring only.
 */
export function multipliedHistory(history: History, times: number): History {
  const municipalities = new Set(history.units.filter(({ level }) => level === 'comune').map(({ id }) => id));
  const copies = Array.from({ length: times - 1 }, (_, index) => index + 1);
  const withCopies = <Row>(rows: readonly Row[], unitOf: (row: Row) => number, copy: (row: Row, k: number) => Row): Row[] => [
    ...rows,
    ...copies.flatMap((k) => rows.filter((row) => municipalities.has(unitOf(row))).map((row) => copy(row, k))),
  ];
  const moved = <Id extends number | null>(id: Id, k: number) => (id !== null && municipalities.has(id) ? id + k * STEP : id) as Id;
  const later = (id: number | null, k: number) => (id === null ? null : id + k * STEP);
  const coded = <Code extends string | null>(code: Code, k: number) => (code ? `${k}${code}` : code) as Code;
  const ofUnit = <Row extends { unitId: number }>(rows: readonly Row[], copy: (row: Row, k: number) => Partial<Row> = () => ({})) =>
    withCopies(
      rows,
      ({ unitId }) => unitId,
      (row, k) => ({ ...row, unitId: moved(row.unitId, k), ...copy(row, k) }),
    );
  return {
    ...history,
    units: withCopies(
      history.units,
      ({ id }) => id,
      (unit, k) => ({ ...unit, id: moved(unit.id, k) }),
    ),
    versions: ofUnit(history.versions, (version, k) => ({
      id: version.id + k * STEP,
      code: coded(version.code, k),
      cadastral: coded(version.cadastral, k),
      name: `${version.name} ${k}`,
      italianName: `${version.italianName} ${k}`,
    })),
    changes: ofUnit(history.changes, (change, k) => ({
      code: coded(change.code, k),
      name: `${change.name} ${k}`,
      relatedId: moved(change.relatedId, k),
      beforeId: later(change.beforeId, k),
      afterId: later(change.afterId, k),
    })),
    attributes: ofUnit(history.attributes),
    sizes: ofUnit(history.sizes),
    urbanAreas: ofUnit(history.urbanAreas),
    aliases: ofUnit(history.aliases, (alias, k) => ({ name: `${alias.name} ${k}` })),
  };
}
