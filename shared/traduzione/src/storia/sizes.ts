import { differences, sums } from './differences.ts';
import type { Size, Sizes } from './Storia.ts';
import type { SizesFile } from './StoriaFile.ts';

const known = (value: number | undefined): number | null => (value === undefined || value === -1 ? null : value);

/** The content of `dimensioni.json`. Areas are rounded to hectares. */
export function encodeSizes(sizes: Sizes): SizesFile {
  const rows = [...sizes].sort(([a], [b]) => a - b);
  return {
    formato: 1,
    unita: differences(rows.map(([unit]) => unit)),
    popolazione: rows.map(([, { population }]) => population ?? -1),
    anno: rows.map(([, { populationYear }]) => populationYear ?? -1),
    ettari: rows.map(([, { area }]) => (area === null ? -1 : Math.round(area * 100))),
  };
}

/** The sizes that `dimensioni.json` holds. */
export function decodeSizes(file: SizesFile): Sizes {
  return new Map(
    sums(file.unita).map((unit, row): [number, Size] => {
      const hectares = known(file.ettari[row]);
      return [
        unit,
        {
          population: known(file.popolazione[row]),
          populationYear: known(file.anno[row]),
          area: hectares === null ? null : hectares / 100,
        },
      ];
    }),
  );
}
