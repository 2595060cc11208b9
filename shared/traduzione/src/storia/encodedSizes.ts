import { differences, sums } from './differences.ts';
import type { MeasuredSize } from './figures.ts';
import { inOrder } from './inOrder.ts';
import type { Sizes } from './Storia.ts';
import type { SizesFile, SizesSpan } from './StoriaFile.ts';

/** Areas are written in hundredths of a hectare: the sources have no more. */
const AREA_UNITS = 10_000;

const known = (value: number | undefined): number | null => (value === undefined || value === -1 ? null : value);

const isSameFigure = (a: MeasuredSize, b: MeasuredSize): boolean =>
  a.population === b.population && a.census === b.census && a.area === b.area && a.areaYear === b.areaYear;

/** Sizes that meet and hold the same figures are one. */
function joined(sizes: readonly MeasuredSize[]): MeasuredSize[] {
  const rows: { -readonly [field in keyof MeasuredSize]: MeasuredSize[field] }[] = [];
  for (const size of sizes) {
    const last = rows.at(-1);
    if (last && last.to !== null && last.to === size.from && isSameFigure(last, size)) last.to = size.to;
    else rows.push({ ...size });
  }
  return rows;
}

/** The values of rows as differences to the row before of the same unit; the first of a unit stays. */
const withinUnits = (rows: readonly { readonly unit: number }[], values: readonly number[]): number[] =>
  values.map((value, row) => (rows[row]?.unit === rows[row - 1]?.unit ? value - (values[row - 1] as number) : value));

/** The inverse of `withinUnits`. */
function summedWithinUnits(units: readonly number[], differences: readonly number[]): number[] {
  let sum = 0;
  return differences.map((difference, row) => {
    sum = units[row] === units[row - 1] ? sum + difference : difference;
    return sum;
  });
}

/** The kinds of rows, of which there are few: when a size holds, and the years of its figures. */
const kindOf = ({ from, to, census, areaYear }: MeasuredSize) => [from, to, census, areaYear] as const;

/**
 * The content of `dimensioni.json`: the latest size of each municipality, with its area to the hectare, and all sizes over time. The same
 * sizes give the same bytes.
 */
export function encodeSizes(sizes: Sizes): SizesFile {
  const units = [...sizes].filter(([, own]) => own.length > 0).sort(([a], [b]) => a - b);
  const latest = units.map(([, own]) => own.at(-1) as MeasuredSize);
  const rows = units.flatMap(([unit, own]) => joined(own).map((size) => ({ unit, ...size })));
  const kinds = new Map(rows.map((row) => [kindOf(row).join(), kindOf(row)]));
  const places = new Map([...kinds.keys()].sort(inOrder).map((key, place) => [key, place]));
  return {
    formato: 1,
    unita: differences(units.map(([unit]) => unit)),
    popolazione: latest.map(({ population }) => population ?? -1),
    anno: latest.map(({ census }) => census ?? -1),
    ettari: latest.map(({ area }) => (area === null ? -1 : Math.round(Number(area) * 100))),
    serie: {
      tratti: [...places.keys()].map((key) => kinds.get(key) as ReturnType<typeof kindOf>),
      righe: units.map(([, own]) => joined(own).length),
      tratto: rows.map((row) => places.get(kindOf(row).join()) as number),
      popolazione: withinUnits(
        rows,
        rows.map(({ population }) => population ?? -1),
      ),
      area: withinUnits(
        rows,
        rows.map(({ area }) => (area === null ? -1 : Math.round(Number(area) * AREA_UNITS))),
      ),
    },
  };
}

/** The sizes that `dimensioni.json` holds; of a file that was made before it held them over time, the latest. */
export function decodeSizes(file: SizesFile): Sizes {
  const sizes = new Map<number, MeasuredSize[]>();
  const { serie } = file;
  if (!serie) {
    for (const [row, unit] of sums(file.unita).entries()) {
      const [hectares, year] = [known(file.ettari[row]), known(file.anno[row])];
      const area = hectares === null ? null : hectares / 100;
      sizes.set(unit, [{ from: null, to: null, population: known(file.popolazione[row]), census: year, area, areaYear: year }]);
    }
    return sizes;
  }
  const units = sums(file.unita).flatMap((unit, place) => Array<number>(serie.righe[place] ?? 0).fill(unit));
  const [population, area] = [summedWithinUnits(units, serie.popolazione), summedWithinUnits(units, serie.area)];
  for (const [row, unit] of units.entries()) {
    const [from, to, census, areaYear] = serie.tratti[serie.tratto[row] as number] as SizesSpan;
    const measured = known(area[row]);
    const size: MeasuredSize = {
      from,
      to,
      population: known(population[row]),
      census,
      area: measured === null ? null : measured / AREA_UNITS,
      areaYear,
    };
    const own = sizes.get(unit);
    if (own) own.push(size);
    else sizes.set(unit, [size]);
  }
  return sizes;
}
