import type { Size } from './model.ts';
import { endOf } from './period.ts';

const withoutPeriod = ({ from: _from, to: _to, ...size }: Size): string => JSON.stringify(size);

/** Sizes of one unit in order of time; those that meet and hold the same figures become one. */
export function joinedSizes(sizes: readonly Size[]): Size[] {
  const result: Size[] = [];
  for (const size of [...sizes].sort((a, b) => a.from.localeCompare(b.from))) {
    const last = result.at(-1);
    if (last && last.to === size.from && withoutPeriod(last) === withoutPeriod(size)) last.to = size.to;
    else if (!last || endOf(last) <= size.from) result.push({ ...size });
  }
  return result;
}
