/** The last day of a period that ends before `end` (`YYYY-MM-DD`). An open end is not changed. */
export function lastDay(end: string): string {
  if (end.startsWith('9999')) return end;
  const day = new Date(`${end}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
}
