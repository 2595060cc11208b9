/**
 * The id of a report in the name that the official archive gives to its rows, `situas_61_2026-11-22.json`; null in
 * other names.
 */
export function reportInName(file: string): number | null {
  const [, id] = /^situas_(\d+)_\d{4}-\d{2}-\d{2}\.(?:json|csv|xlsx)$/i.exec(file) ?? [];
  return id === undefined ? null : Number(id);
}
