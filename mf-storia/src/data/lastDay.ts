/** The last day of a time that ends before `end` (`YYYY-MM-DD`). An open end stays as it is. */
export function lastDay(end: string): string {
  if (end.startsWith('9999')) return end;
  const day = new Date(`${end}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
}
