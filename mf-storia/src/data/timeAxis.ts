/** Pixels left free at both ends of the axis. */
const MARGIN = 12;
const TICK_GAP = 56;
const TICK_YEARS = [1, 2, 5, 10, 20, 25, 50, 100];

/** The place of a day (`YYYY-MM-DD`) in a drawing that is `width` pixels wide; days outside the axis are at its ends. */
export function timeScale(start: string, end: string, width: number): (day: string) => number {
  const from = Date.parse(start);
  const span = Math.max(1, Date.parse(end) - from);
  return (day) => MARGIN + (Math.min(Math.max(Date.parse(day) - from, 0), span) / span) * (width - 2 * MARGIN);
}

/** Round years, as many as there is room for labels. */
export function yearTicks(start: string, end: string, width: number): readonly number[] {
  const [from, to] = [Number(start.slice(0, 4)), Number(end.slice(0, 4))];
  const room = Math.max(1, Math.floor(width / TICK_GAP));
  const every = TICK_YEARS.find((years) => (to - from) / years <= room) ?? 100;
  const first = Math.ceil((from + 1) / every) * every;
  return Array.from({ length: Math.max(0, Math.floor((to - first) / every) + 1) }, (_, index) => first + index * every);
}
