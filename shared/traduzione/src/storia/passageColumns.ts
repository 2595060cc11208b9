import type { DayNumber } from './dayNumber.ts';
import { differences, sums } from './differences.ts';
import { inOrder } from './inOrder.ts';
import type { Certainty, Passage, Weight } from './Storia.ts';
import { CERTAINTIES, type PassageColumns, type PassageWeights } from './StoriaFile.ts';

/** What the columns of several levels share: the lists of days, kinds and acts. */
export interface SharedPlaces {
  readonly dayOf: (day: DayNumber) => number;
  readonly kindOf: (kind: string) => number;
  readonly actOf: (act: string) => number;
}
export interface SharedValues {
  readonly days: readonly DayNumber[];
  readonly kinds: readonly string[];
  readonly acts: readonly string[];
}

const WHOLE: Weight = { share: 1, year: null };
const isWhole = (weight: Weight | null): boolean => weight?.share === 1 && weight.year === null;

/** By origin and day, as the rows stand: whether each is the only one by which its origin passed away as a whole. */
const passAlone = (passages: readonly Pick<Passage, 'from' | 'day' | 'whole'>[]): boolean[] =>
  passages.map(({ from, day, whole }, row) => {
    const isSame = (other: Pick<Passage, 'from' | 'day'> | undefined) => other?.from === from && other.day === day;
    return whole && !isSame(passages[row - 1]) && !isSame(passages[row + 1]);
  });

/** The columns of passages, in whatever order they stand. */
export function encodePassages(passages: readonly Passage[], { dayOf, kindOf, actOf }: SharedPlaces): PassageColumns {
  const rows = [...passages].sort((a, b) => a.from - b.from || a.day - b.day || a.to - b.to || inOrder(a.kind, b.kind));
  const alone = passAlone(rows);
  let lastNamed = -1;
  return {
    da: differences(rows.map(({ from }) => from)),
    a: rows.map(({ from, to }) => to - from),
    giorno: rows.map(({ day }) => dayOf(day)),
    come: rows.map(({ kind, certainty, whole }) => kindOf(kind) * 6 + CERTAINTIES.indexOf(certainty) * 2 + Number(whole)),
    atto: rows.flatMap(({ act }, row) => {
      if (act === null) return [];
      const distance = row - lastNamed;
      lastNamed = row;
      return [distance, actOf(act)];
    }),
    pesi: rows.flatMap(({ population, area }, row): PassageWeights[] => {
      const known = alone[row] ? isWhole(population) && isWhole(area) : population === null && area === null;
      return known ? [] : [[row, population?.share ?? null, population?.year ?? null, area?.share ?? null, area?.year ?? null]];
    }),
  };
}

const weight = (share: number | null, year: number | null): Weight | null => (share === null ? null : { share, year });

/** The passages of columns. A file that was made before passages had acts and weights has none of them. */
export function decodePassages(columns: PassageColumns | undefined, { days, kinds, acts }: SharedValues): Passage[] {
  if (!columns) return [];
  const { da, a, giorno, come, atto = [], pesi = [] } = columns;
  const named = new Map<number, string>();
  let row = -1;
  for (let place = 0; place < atto.length; place += 2) {
    row += atto[place] as number;
    named.set(row, acts[atto[place + 1] as number] as string);
  }
  const weighed = new Map(pesi.map((weights) => [weights[0], weights]));
  const steps = sums(da).map((from, place) => {
    const how = come[place] as number;
    return {
      from,
      to: from + (a[place] as number),
      day: days[giorno[place] as number] as number,
      kind: kinds[Math.floor(how / 6)] as string,
      certainty: CERTAINTIES[Math.floor(how / 2) % 3] as Certainty,
      whole: how % 2 === 1,
      act: named.get(place) ?? null,
    };
  });
  const alone = passAlone(steps);
  return steps.map((step, place): Passage => {
    const weights = weighed.get(place);
    if (!weights) return { ...step, population: alone[place] ? WHOLE : null, area: alone[place] ? WHOLE : null };
    const [, share, year, areaShare, areaYear] = weights;
    return { ...step, population: weight(share, year), area: weight(areaShare, areaYear) };
  });
}
