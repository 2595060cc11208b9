import {
  needsALook,
  type Outcome,
  type OutcomeKind,
  openList,
  type Recognition,
  readText,
  recogniseAs,
  type Table,
  translateList,
} from '@territori/traduzione';
import { type DayNumber, type HistoryIndex, isoDay } from '@territori/traduzione/storia';
import fc from 'fast-check';

/** The codes of the municipalities of a day, by province. */
export function provincesOn(index: HistoryIndex, on: DayNumber): string[][] {
  const provinces = new Map<string, string[]>();
  for (const { code, from, to } of index.comune.versions) {
    if (code === '' || on < from || to <= on) continue;
    const province = code.slice(0, 3);
    const codes = provinces.get(province);
    if (codes) codes.push(code);
    else provinces.set(province, [code]);
  }
  return [...provinces.values()];
}

export const tableOf = (values: readonly string[]): Table => ({
  sheet: null,
  separator: null,
  header: ['valore'],
  hasHeader: true,
  rows: values.map((value) => [value]),
});

/** As the API reads values, and as the page and the command read a file. */
const READERS = {
  call: (index: HistoryIndex, codes: readonly string[]): { table: Table; recognition: Recognition } => ({
    table: tableOf(codes),
    recognition: recogniseAs(index, tableOf(codes), { kinds: ['comune'], column: 0 }),
  }),
  file: (index: HistoryIndex, codes: readonly string[]): { table: Table; recognition: Recognition } =>
    openList(index, [readText(['codice', ...codes].join('\n'))]),
};

const STAYED: readonly OutcomeKind[] = ['invariata', 'rinominata', 'ricodificata'];
/** What a row comes to: its units, and whether its unit goes on. A change of name or code within the epoch may count or not. */
const resultOf = ({ outcome, target, candidates }: Outcome): string =>
  [STAYED.includes(outcome) ? 'invariata' : outcome, target?.code, ...candidates.map(({ code }) => code).sort()].join(' ');

/** Some codes of one province on a day, to be translated to another day. */
export interface Part {
  readonly on: DayNumber;
  readonly to: DayNumber;
  readonly codes: readonly string[];
  readonly reader: keyof typeof READERS;
}

/** Parts of 1 to 40 codes, between any two days. */
export const parts = (index: HistoryIndex): fc.Arbitrary<Part> => {
  const days = fc.integer({ min: index.since, max: index.updatedTo });
  return fc
    .tuple(days, days, fc.nat(), fc.integer({ min: 1, max: 40 }), fc.infiniteStream(fc.nat()), fc.constantFrom('call', 'file'))
    .map(([on, to, province, length, order, reader]): Part => {
      const provinces = provincesOn(index, on);
      const whole = provinces[province % provinces.length] as string[];
      const codes = whole
        .map((code) => ({ code, place: order.next().value as number }))
        .sort((a, b) => a.place - b.place)
        .slice(0, length)
        .map(({ code }) => code);
      return { on, to, codes, reader: reader as Part['reader'] };
    });
};

/**
 * The rows of a part that come to something else than they mean, and of which nothing says that they have to be looked at. Of a list that
 * is `certa` no row may, also if it says so.
 */
export function wrongRows(index: HistoryIndex, { on, to, codes, reader }: Part): string[] {
  const { table, recognition } = READERS[reader](index, codes);
  const found = translateList(index, table, recognition, 'epoca', to).outcomes;
  const meant = translateList(index, table, recognition, on, to).outcomes;
  const { verdict } = recognition.epoch;
  return found.flatMap((row, line) => {
    if (verdict !== 'certa' && needsALook(row)) return [];
    const [is, should] = [resultOf(row), resultOf(meant[line] as Outcome)];
    return is === should ? [] : [`${codes[line]} of ${isoDay(on)} to ${isoDay(to)}, ${verdict}: ${is}, not ${should}`];
  });
}

/** True for a whole province whose list ends `certa` or `probabile` with every row settled. */
export function isSettled(index: HistoryIndex, codes: readonly string[]): boolean {
  const { table, recognition } = READERS.file(index, codes);
  const { outcomes } = translateList(index, table, recognition, 'epoca', index.updatedTo);
  const isOpen = ({ outcome }: Outcome) => outcome === 'ambigua' || outcome === 'fuori_epoca' || outcome === 'sconosciuta';
  return ['certa', 'probabile'].includes(recognition.epoch.verdict) && !outcomes.some(isOpen);
}

/** The first day of each half-year from 1991 to 2026. */
export const HALF_YEARS: readonly string[] = Array.from(
  { length: 71 },
  (_, place) => `${1991 + Math.floor(place / 2)}-${place % 2 ? '07-01' : '01-02'}`,
);
