import type { Cell } from '@territori/contract/wire';
import { KIND_LOOKS, type Shading } from '@territori/map';
import type { Known } from './reportValues.ts';

export interface CategoryTexts {
  /** How a value is written. */
  readonly value: (cell: Cell) => string;
  readonly category: (value: string, count: number) => string;
  /** The class of the values for which no look is left. */
  readonly others: (values: number, count: number) => string;
}

/** Puts units in classes by their values, the most frequent first. */
export function categoryShading(known: ReadonlyMap<string, Known>, { category, others, value }: CategoryTexts): Shading {
  const counts = new Map<Known, number>();
  for (const one of known.values()) counts.set(one, (counts.get(one) ?? 0) + 1);
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
    classOf: new Map([...known].map(([key, one]) => [key, places.get(one) ?? alone.length])),
  };
}
