/** Round steps, in powers of ten. */
const ROUND = [1, 2, 2.5, 5, 10];

/** Round values that cover `low` to `high` in about `count` equal steps; whole numbers, because the chart shows counts. */
export function valueTicks(low: number, high: number, count: number): number[] {
  const rough = Math.max(1, (high - low) / count);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ROUND.map((round) => round * power).find((candidate) => candidate >= rough && Number.isInteger(candidate)) ?? rough;
  const ticks = [];
  for (let tick = Math.floor(low / step) * step; ; tick += step) {
    ticks.push(tick);
    if (tick >= high) return ticks;
  }
}

/** Round years within two dates (YYYY-MM-DD), at most `count`. */
export function yearTicks(from: string, until: string, count: number): number[] {
  const [first, last] = [Number(from.slice(0, 4)) + (from.slice(5) > '01-01' ? 1 : 0), Number(until.slice(0, 4))];
  const step = [1, 2, 5, 10, 20, 25, 50, 100].find((years) => (last - first) / years <= count - 1) ?? 100;
  const ticks = [];
  for (let year = Math.ceil(first / step) * step; year <= last; year += step) ticks.push(year);
  return ticks;
}
