import { groupBy } from '@territori/traduzione/groupBy';
import type { SourceName } from '@territori/wire/sourceNames';
import type { ListContradiction } from './ListContradiction.ts';
import type { DeclaredChange } from './sources/DeclaredChange.ts';
import type { DeclaredList } from './sources/DeclaredList.ts';
import type { Spell } from './sources/Spell.ts';
import type { Trace } from './sources/Trace.ts';

/** A list counts as complete when it holds at least this part of the ends that the history itself shows to be final. */
const COMPLETE_SHARE = 0.9;

const SOURCE_OF_LIST: Readonly<Record<DeclaredList['of'], SourceName>> = { ended: 'report_128', ends: 'report_98', changes: 'report_129' };

/** The list of changes begins with this year. */
const FIRST_YEAR = '1991-01-01';

const dayAndCode = ({ date, code }: { date: string; code: string }) => `${date} ${code}`;
const isEnd = ({ kind }: DeclaredChange) => kind === 'ES' || kind === 'AS';

/** Lists with the most recent first; those without a date come last. */
const newestFirst = (lists: readonly DeclaredList[]) => [...lists].sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));

/**
 * What the loaded lists declare, each fact once. The rule of precedence:
 * 1. Who took over a municipality that ended, and whether it was split: a list of the municipalities that were not
 *    founded again (report 128),
 *    else a list of ends (report 98), else a list of changes (report 129).
 * 2. Everything else, acts and texts included: a list of changes. It gives an end of the first kind its act and text.
 * 3. Of two lists of one kind the one with the later date decides for each day and code that it holds; a list without a date comes last.
 * 4. A list decides over the dated history, and the dated history over a deduction.
 * Where lists differ, the difference is a contradiction, which is kept.
 */
export class OfficialRecord {
  /** Every declared change once. */
  readonly changes: readonly DeclaredChange[];
  readonly contradictions: readonly ListContradiction[];
  /**
   * True when a complete list of the municipalities that were not founded again is loaded: a municipality whose
   * end is not in it came back later.
   */
  readonly listsFinalEnds: boolean;
  /**
   * The first and last day between which a complete list of changes holds everything that happened to municipalities;
   * null when no such list is loaded.
   */
  readonly completeFor: { since: string; until: string } | null;
  /** Declared changes of province, code or name: `code` before the day and `newCode` from it on are the same municipality. */
  readonly sameUnits: readonly { date: string; code: string; newCode: string }[];
  readonly #ended: ReadonlySet<string>;
  readonly #endedForGood: ReadonlySet<string>;
  readonly #begun: ReadonlySet<string>;
  readonly #touched: ReadonlySet<string>;
  /** The codes that lasted no day, by day and name in capitals. */
  readonly #momentary: ReadonlyMap<string, Trace[]>;

  constructor(lists: readonly DeclaredList[], spells: readonly Spell[], traces: readonly Trace[]) {
    this.#momentary = groupBy(traces, (trace) => `${trace.date} ${trace.name}`);
    const contradictions: ListContradiction[] = [];
    const decided = (of: DeclaredList['of']) =>
      decideByList(newestFirst(lists.filter((list) => list.of === of)), SOURCE_OF_LIST[of], contradictions);
    const [ended, ends, changes] = [decided('ended'), decided('ends'), decided('changes')];
    this.changes = mergedChanges([...ended.values()].flat(), [...ends.values()].flat(), [...changes.values()].flat(), contradictions);
    this.contradictions = contradictions;
    this.sameUnits = this.changes.flatMap(({ kind, date, code, relatedCode }) =>
      relatedCode !== null && ['AP', 'RN', 'CD'].includes(kind) ? { date, code, newCode: relatedCode } : [],
    );

    const rows = (of: DeclaredList['of']) => lists.filter((list) => list.of === of).flatMap((list) => list.rows);
    this.#endedForGood = new Set(rows('ended').map(dayAndCode));
    this.#ended = new Set(this.changes.filter(isEnd).map(dayAndCode));
    this.#begun = new Set(this.changes.filter(({ kind }) => kind === 'CS').map(dayAndCode));
    this.#touched = new Set(
      this.changes.flatMap((change) => [dayAndCode(change), ...(change.relatedCode ? [`${change.date} ${change.relatedCode}`] : [])]),
    );

    const final = finalEnds(spells);
    const holds = (declared: ReadonlySet<string>, wanted: readonly Spell[]) =>
      wanted.length > 0 &&
      wanted.filter((spell) => this.#codesAtEnd(spell).some((key) => declared.has(key))).length >= COMPLETE_SHARE * wanted.length;
    this.listsFinalEnds = holds(this.#endedForGood, final);
    const dates = rows('changes')
      .map(({ date }) => date)
      .sort();
    const until = [dates.at(-1) ?? '', ...lists.flatMap((list) => (list.of === 'changes' ? (list.date ?? []) : []))].sort().at(-1) ?? '';
    const since = `${dates[0]?.slice(0, 4)}` === FIRST_YEAR.slice(0, 4) ? FIRST_YEAR : (dates[0] ?? '');
    const inSpan = final.filter(({ to }) => to !== null && to >= since && to <= until);
    this.completeFor = dates.length > 0 && holds(this.#ended, inSpan) ? { since, until } : null;
  }

  /** The list declares that the municipality of the spell ended with it, also under a code that it had for no day. */
  ends = (spell: Spell): boolean => this.#codesAtEnd(spell).some((key) => this.#ended.has(key));

  /** The same, and that it was not founded again. */
  endsForGood = (spell: Spell): boolean => this.#codesAtEnd(spell).some((key) => this.#endedForGood.has(key));

  /** A list declares that a municipality was founded with the spell. */
  begins = (spell: Spell): boolean => this.#begun.has(`${spell.from} ${spell.code}`);

  /** A complete list of changes covers the day. */
  holdsAllOf = (date: string): boolean => this.completeFor !== null && this.completeFor.since <= date && date <= this.completeFor.until;

  /** A complete list of changes covers the day, and nothing of it concerns the code. */
  isSilentOn = (date: string, code: string): boolean => this.holdsAllOf(date) && !this.#touched.has(`${date} ${code}`);

  /** `day code` for the code with which a spell ends, and for those that the municipality had after it for no day. */
  #codesAtEnd(spell: Spell): string[] {
    if (spell.to === null) return [];
    const momentary = this.#momentary.get(`${spell.to} ${spell.name}`) ?? [];
    return [spell.code, ...momentary.map(({ code }) => code)].map((code) => `${spell.to} ${code}`);
  }
}

/** The rows of each day, code and kind, from the first list that has any. */
function decideByList(
  lists: readonly DeclaredList[],
  source: SourceName,
  contradictions: ListContradiction[],
): Map<string, DeclaredChange[]> {
  const decided = new Map<string, { file: string; rows: DeclaredChange[] }>();
  for (const { file, rows } of lists) {
    for (const [key, mine] of groupBy(rows, (row) => `${dayAndCode(row)} ${row.kind}`)) {
      const before = decided.get(key);
      if (!before) decided.set(key, { file, rows: mine });
      else compareLists({ file: before.file, rows: before.rows }, { file, rows: mine }, contradictions);
    }
  }
  return new Map([...decided].map(([key, { rows }]) => [key, rows.map((row) => ({ ...row, source }))]));
}

const relatedCodesOf = (rows: readonly DeclaredChange[]) => [...new Set(rows.map((row) => row.relatedCode ?? ''))].sort();

function compareLists(
  a: { file: string; rows: readonly DeclaredChange[] },
  b: { file: string; rows: readonly DeclaredChange[] },
  contradictions: ListContradiction[],
): void {
  const [first] = a.rows;
  const says = [a, b].map(({ file, rows }) => ({ file, related: relatedCodesOf(rows) }));
  if (first && String(says[0]?.related) !== String(says[1]?.related)) {
    contradictions.push({ kind: first.kind, date: first.date, code: first.code, says });
  }
}

/** The changes of all lists, the ends by the rule of precedence. */
function mergedChanges(
  ended: readonly DeclaredChange[],
  ends: readonly DeclaredChange[],
  changes: readonly DeclaredChange[],
  contradictions: ListContradiction[],
): DeclaredChange[] {
  const byEnd = groupBy(changes.filter(isEnd), dayAndCode);
  const result: DeclaredChange[] = [];
  const known = new Map<string, DeclaredChange[]>();
  for (const [key, rows] of [...groupBy(ended, dayAndCode), ...groupBy(ends, dayAndCode)]) {
    if (known.has(key)) continue;
    const withActs = byEnd.get(key) ?? [];
    if (withActs.length > 0) compareLists({ file: 'report 128', rows }, { file: 'report 129', rows: withActs }, contradictions);
    const acted = rows.map((row) => {
      const same = withActs.find(({ relatedCode }) => relatedCode === row.relatedCode) ?? withActs[0];
      return same ? { ...row, act: same.act, content: same.content } : row;
    });
    known.set(key, acted);
    result.push(...acted);
  }
  for (const change of changes) if (!isEnd(change) || !known.has(dayAndCode(change))) result.push(change);
  return result;
}

/** The last spells of the municipalities that ended for good: neither their name nor their cadastral code comes back later. */
function finalEnds(spells: readonly Spell[]): Spell[] {
  const lastOf = (key: (spell: Spell) => string | null) => {
    const last = new Map<string, string>();
    for (const spell of spells) {
      const value = key(spell);
      if (value !== null && (last.get(value) ?? '') < spell.from) last.set(value, spell.from);
    }
    return (spell: Spell) => last.get(key(spell) ?? '') ?? '';
  };
  const [ofName, ofCadastral, ofCode] = [lastOf(({ name }) => name), lastOf(({ cadastral }) => cadastral), lastOf(({ code }) => code)];
  return spells.filter(({ to }, index) => {
    const spell = spells[index] as Spell;
    return to !== null && [ofName, ofCadastral, ofCode].every((last) => last(spell) < to);
  });
}
