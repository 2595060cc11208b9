import type { Cell, Row } from '@territori/contract/wire';
import { type DayMap, KIND_LOOKS, type Shading, STEP_LOOKS } from '../map/index.ts';
import { isRelated } from './mappedUnits.ts';
import { quantiles } from './quantiles.ts';
import type { Variable } from './variablesOf.ts';

/** The rows of a report on a map, and what of them it does not show. */
export interface ReportShading {
  readonly shading: Shading;
  /** The value of each unit, by its key, as a text. */
  readonly values: ReadonlyMap<string, string>;
  /** Rows whose code no unit of the day has. */
  readonly unmatched: number;
  /** Rows that are shown on their related unit, because their own is not in force. */
  readonly related: number;
  /** Units whose rows have different values: they have no class. */
  readonly different: number;
  /** Units of rows without a value. */
  readonly empty: number;
}

export interface ReportShadingTexts {
  /** How a value is written. */
  readonly value: (cell: Cell) => string;
  readonly range: (from: string, to: string, count: number) => string;
  readonly category: (value: string, count: number) => string;
  /** The class of the values for which no look is left. */
  readonly others: (values: number, count: number) => string;
}

type Known = string | number;

/** The value of each unit; null where it has several. Rows without a value do not count beside others. */
function valuesOf(day: DayMap, rows: readonly Row[], codes: readonly string[], column: string) {
  const byCode = new Map(day.units.map(({ code, key }) => [code, key]));
  const values = new Map<string, Known | null>();
  const empty = new Set<string>();
  let unmatched = 0;
  let related = 0;
  for (const row of rows) {
    const code = codes.find((name) => byCode.has(String(row[name] ?? '')));
    const key = code && byCode.get(String(row[code] ?? ''));
    const cell = row[column];
    if (code && isRelated(code)) related += 1;
    if (key === undefined) unmatched += 1;
    else if (cell === null || cell === undefined || cell === '') empty.add(key);
    else if (!values.has(key)) values.set(key, cell);
    else if (values.get(key) !== cell) values.set(key, null);
  }
  for (const key of values.keys()) empty.delete(key);
  return { values, unmatched, related, empty: empty.size };
}

/** Puts the units of a report in classes: quantities in five with an equal number of units, other columns by their most frequent values. */
export function reportShading(
  day: DayMap,
  rows: readonly Row[],
  codes: readonly string[],
  { column, kind }: Pick<Variable, 'column' | 'kind'>,
  texts: ReportShadingTexts,
): ReportShading {
  const { values, unmatched, related, empty } = valuesOf(day, rows, codes, column);
  const known = [...values].filter((entry): entry is [string, Known] => entry[1] !== null);
  const shading = kind === 'quantity' ? byQuantity(known, texts) : byCategory(known, texts);
  return {
    shading,
    values: new Map(known.map(([key, value]) => [key, texts.value(value)])),
    unmatched,
    related,
    different: values.size - known.length,
    empty,
  };
}

function byQuantity(known: readonly [string, Known][], { range, value }: ReportShadingTexts): Shading {
  const classes = quantiles(
    known.map(([, number]) => Number(number)),
    STEP_LOOKS.length,
  );
  return {
    classes: classes.flatMap(({ from, to, count }, place) => {
      const look = STEP_LOOKS[place];
      return look ? [{ label: range(value(from), value(to), count), look }] : [];
    }),
    classOf: new Map(known.map(([key, number]) => [key, classes.findIndex(({ to }) => Number(number) <= to)])),
  };
}

function byCategory(known: readonly [string, Known][], { category, others, value }: ReportShadingTexts): Shading {
  const counts = new Map<Known, number>();
  for (const [, one] of known) counts.set(one, (counts.get(one) ?? 0) + 1);
  const frequent = [...counts].sort(([, m], [, n]) => n - m);
  const alone = frequent.length <= KIND_LOOKS.length ? frequent : frequent.slice(0, KIND_LOOKS.length - 1);
  const rest = frequent.slice(alone.length);
  const places = new Map(alone.map(([one], place) => [one, place]));
  const labels = alone.map(([one, count]) => category(value(one), count));
  if (rest.length > 0)
    labels.push(
      others(
        rest.length,
        rest.reduce((sum, [, count]) => sum + count, 0),
      ),
    );
  return {
    classes: labels.flatMap((label, place) => {
      const look = KIND_LOOKS[place];
      return look ? [{ label, look }] : [];
    }),
    classOf: new Map(known.map(([key, one]) => [key, places.get(one) ?? alone.length])),
  };
}
