import type { Size } from '../model.ts';
import { compareDays, endOf } from '../period.ts';

/** Whether two sizes hold the same figures, whatever their periods. */
const sameFigures = (a: Size, b: Size): boolean =>
  a.unitId === b.unitId &&
  a.municipalities === b.municipalities &&
  a.legalPopulation === b.legalPopulation &&
  a.censusYear === b.censusYear &&
  a.area === b.area &&
  a.areaYear === b.areaYear &&
  a.residents === b.residents &&
  a.residentsYear === b.residentsYear;

/** Sizes of one unit in order of time; those that meet and hold the same figures become one. */
export function joinedSizes(sizes: readonly Size[]): Size[] {
  const result: Size[] = [];
  for (const size of [...sizes].sort((a, b) => compareDays(a.from, b.from))) {
    const last = result.at(-1);
    if (last && last.to === size.from && sameFigures(last, size)) last.to = size.to;
    else if (!last || endOf(last) <= size.from) result.push({ ...size });
  }
  return result;
}
