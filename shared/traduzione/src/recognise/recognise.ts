import { ListError } from '../ListError.ts';
import type { Table } from '../read/Table.ts';
import { OPEN } from '../storia/dayNumber.ts';
import type { HistoryIndex } from '../storia/HistoryIndex.ts';
import type { Level } from '../storia/Storia.ts';
import type { Candidate } from './Candidate.ts';
import { candidateOf, candidatesOf, codeInTwoColumns, codesInTwoColumns, countsRows, levelOf, namesWithProvinces } from './candidates.ts';
import { columnOfNames } from './columnOfNames.ts';
import { columnOfPlaces } from './columnOfPlaces.ts';
import type { Decision } from './Decision.ts';
import { type AppliedDecision, decideValues } from './decideValues.ts';
import { endsOnUndatedName } from './endsOnUndatedName.ts';
import { type Epoch, findEpoch } from './epoch.ts';
import { isPlausible } from './isPlausible.ts';
import { isSupported } from './isSupported.ts';
import { KINDS, type Kind } from './kinds.ts';
import { learntKeys } from './learntKeys.ts';
import { isCalledProvinces, LEVELS, type LevelQuestion, levelFor, levelQuestion } from './level.ts';
import { contradictsNames, isCodeOfRegions } from './misreadNumbers.ts';
import type { NamedValues } from './names.ts';
import { qualifierFor, qualifies } from './qualifierFor.ts';
import { refuseForeign, refuseSeveralCodes } from './refusals.ts';
import { GOOD, POOR } from './thresholds.ts';
import { BLANK, usedValues, valuesOf, writtenValue } from './Values.ts';

/** What a list is: its level, the column that says which units it is about, and the time of their codes or names. */
export interface Recognition {
  readonly level: Level;
  readonly chosen: Candidate;
  readonly epoch: Epoch;
  /** The column of names beside a column of codes. */
  readonly names: NamedValues | null;
  /** Other columns of codes of the same level with the times of theirs. */
  readonly others: readonly { readonly candidate: Candidate; readonly epoch: Epoch }[];
  /** Where the list is of this level or of another alike: what to ask, and the column as it is read at the other level. */
  readonly levels: { readonly question: LevelQuestion; readonly rival: Candidate } | null;
  /** The visitor's decisions of which the list has the values. */
  readonly applied: readonly AppliedDecision[];
}

/** What the visitor decides in place of the recognition. Columns are places from 0. */
export interface Choice {
  readonly column?: number | undefined;
  readonly province?: number | undefined;
  readonly level?: Level | undefined;
  readonly decisions?: readonly Decision[] | undefined;
}

const CODES: ReadonlySet<Kind> = new Set(['comune', 'progressivo', 'catastale', 'provincia', 'uts', 'sigla', 'nuts']);
/** Of kinds that know as many values, the earlier one is chosen. */
const ORDER: readonly Kind[] = [
  'comune',
  'progressivo',
  'catastale',
  'nome',
  'provincia',
  'uts',
  'sigla',
  'nuts',
  'nome_provincia',
  'regione',
  'nuts_regione',
  'nome_regione',
];

/** Share of the values that the best column of names knows from which another one is as good. */
const NEARLY_ALL = 0.98;

const before = (a: Candidate, b: Candidate) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || a.column - b.column;

/**
 * The column by which a list is recognised as one of regions. Small numbers may be figures: where the header does not call them codes, a
 * column of names or of NUTS codes is preferred.
 */
function regionColumn(first: Candidate, candidates: readonly Candidate[], table: Table): number {
  if (first.kind !== 'regione' || /reg|istat|cod/i.test(table.header[first.column] ?? '')) return first.column;
  return candidates.find(({ kind }) => kind === 'nome_regione' || kind === 'nuts_regione')?.column ?? first.column;
}

/** Of columns of names that know nearly as many values the one with the shortest texts: official names hold more than the name. */
function plainest(names: readonly Candidate[]): Candidate | undefined {
  const most = Math.max(0, ...names.map(({ known }) => known));
  const lengthOf = ({ values }: Candidate) => {
    const used = usedValues(values);
    return used.reduce((sum, place) => sum + writtenValue(values.texts[place] as string).length, 0) / Math.max(1, used.length);
  };
  const near = names.filter(({ known }) => known >= most * NEARLY_ALL);
  return near.length < 2 ? near[0] : near.reduce((best, other) => (lengthOf(other) < lengthOf(best) ? other : best));
}

/** The candidate with the most values found in the history. Among nearly equal ones codes win over names. */
function bestOf(candidates: readonly Candidate[]): Candidate | undefined {
  const most = Math.max(0, ...candidates.map(({ known }) => known));
  const near = candidates.filter(({ known }) => known >= most * 0.9).sort(before);
  const [first] = near;
  return first?.kind === 'nome' || first?.kind === 'nome_provincia' ? plainest(near.filter(({ kind }) => kind === first.kind)) : first;
}

/** The epoch in which most of a candidate's values were in force. */
function epochOf(index: HistoryIndex, candidate: Candidate, names: NamedValues | null): Epoch {
  const { values } = candidate;
  const level = levelOf(candidate);
  return findEpoch({
    level: index.level(level),
    values: usedValues(values).map((place) => values.versions[place] as readonly number[]),
    wholeCountry: level !== 'comune',
    // no source dates the names of provinces
    ...(names ? { named: names.pairs, namesDated: level === 'comune' } : {}),
  });
}

const lessCertain = (epoch: Epoch): Epoch => (epoch.verdict === 'certa' ? { ...epoch, verdict: 'probabile' } : epoch);

const filledRows = ({ values }: Candidate) => values.ofRow.reduce((count, place) => count + Number(place !== BLANK), 0);

const isCoherent = ({ verdict }: Epoch) => verdict === 'certa' || verdict === 'probabile';

/**
 * Names with what tells homonyms apart: the column of provinces, else one of keys that are learnt from the other names.
 * @param keys the column that the visitor named as that of provinces
 */
function placedNames(index: HistoryIndex, table: Table, names: Candidate, beside: Candidate | null, keys?: number): Candidate {
  return namesWithProvinces(index, table, names.column, beside, beside ? null : learntKeys(index, table, names, keys));
}

/** Reads a column that the visitor named as the kind that fits it best. */
function chosenByVisitor(
  index: HistoryIndex,
  table: Table,
  { column, province, level }: Choice,
  candidates: readonly Candidate[],
): Candidate | undefined {
  if (column === undefined) return undefined;
  const every = candidates.filter((candidate) => candidate.column === column);
  const ofLevel = every.filter((candidate) => levelOf(candidate) === level);
  const own = ofLevel.length > 0 ? ofLevel : every;
  const beside =
    province === undefined ? undefined : bestOf(candidates.filter((other) => other.column === province && levelOf(other) !== 'comune'));
  const together = province === undefined ? undefined : codeInTwoColumns(index, table, province, column);
  if (together && together.share >= POOR) return together;
  const best = own.sort((a, b) => Number(b.share >= GOOD) - Number(a.share >= GOOD) || b.known - a.known || before(a, b))[0];
  if (best?.kind === 'nome') return placedNames(index, table, best, beside ?? qualifierFor(index, table, candidates, best), province);
  if (best) return best;
  // no value of the column is known: it is read as codes if a cell has the form of one, else as names; every row is then unknown
  const values = (kind: Kind) => valuesOf(index, kind, table, (row) => row[column] as string);
  const kind: Kind = table.rows.some((row) => KINDS.comune.normalise(row[column] as string) !== '') ? 'comune' : 'nome';
  return candidateOf(kind, column, null, values(kind));
}

/**
 * Recognises the level of a list, its columns and the time of its values. Throws ListError when it is a list of regions or of another
 * country, when a column holds several codes in a cell, or when no column holds Italian codes or names.
 */
export function recognise(index: HistoryIndex, table: Table, choice: Choice = {}): Recognition {
  if (choice.column === undefined) refuseSeveralCodes(index, table);
  const found = candidatesOf(index, table);
  const provinces = found.filter((candidate) => candidate.share >= POOR);
  const named = found
    .filter((names) => names.kind === 'nome' && names.share >= POOR)
    .filter((names) => choice.level === 'comune' || !isCalledProvinces(table, names, found))
    .map((names) => placedNames(index, table, names, qualifierFor(index, table, found, names)));
  const singles = [...found.filter(({ kind }) => kind !== 'nome'), ...named];
  const isGood = (share: number) => (candidate: Candidate) =>
    candidate.share >= share &&
    !isCodeOfRegions(candidate, found, table, candidate.column) &&
    isPlausible(candidate, table, found) &&
    !contradictsNames(index, table, candidate, found);
  const withCode = singles.some((candidate) => candidate.kind === 'comune' && candidate.share >= GOOD && candidate.known > 1);
  const pairs =
    withCode || choice.column !== undefined
      ? []
      : codesInTwoColumns(
          index,
          table,
          provinces.filter(({ column }) => !countsRows(table, column)),
        );
  const candidates = [...singles, ...pairs];

  const own = chosenByVisitor(index, table, choice, found);
  const good = candidates.filter(isGood(GOOD));
  const fine = good.some((candidate) => levelOf(candidate) !== 'uts');
  // figures may look like codes of provinces: names of municipalities, of which some are misspelled, are not given up for them
  const usable = good.length === 0 ? candidates.filter(isGood(POOR)) : fine ? good : [...good, ...named.filter(isGood(POOR))];
  const best = new Map(
    LEVELS.flatMap((level) => {
      const candidate = bestOf(usable.filter((other) => levelOf(other) === level));
      return candidate ? [[level, candidate] as const] : [];
    }),
  );
  const decision = own || choice.level ? undefined : levelFor(best, table, found);
  const level = own ? levelOf(own) : (choice.level ?? decision?.level);
  const first = own ?? (level && best.get(level));
  if (!first || !level) throw new ListError('non_riconosciuto');
  if (level === 'regione') throw new ListError('elenco_di_regioni', { colonna: table.header[regionColumn(first, found, table)] ?? '' });
  if (!own) refuseForeign(index, table, first);

  const rivals = own
    ? []
    : usable.filter(
        (other) => other.kind === first.kind && other.column !== first.column && other.known >= first.known * 0.9 && CODES.has(other.kind),
      );
  const read = [first, ...rivals].map((undecided) => {
    const { candidate, applied } = decideValues(index, undecided, choice.decisions ?? []);
    const beside = CODES.has(candidate.kind) ? columnOfNames(index, table, candidate, found) : null;
    // where most names are those of other units, something is wrong with the list: they do not say its time, and each row says that
    const contradictory = beside !== null && beside.agreement < POOR;
    const places = beside === null && level === 'comune' ? columnOfPlaces(index, table, candidate, found) : null;
    const epoch = epochOf(index, candidate, contradictory ? null : (beside ?? places));
    const doubtful = contradictory || !isSupported(candidate, table, found, beside) || endsOnUndatedName(index, candidate, epoch);
    return { candidate, applied, names: beside, epoch: doubtful ? lessCertain(epoch) : epoch };
  });
  // a column that lacks a code in some rows is a note beside the one that has all of them, and one that counts the rows is no code
  const fullest = Math.max(...read.map(({ candidate }) => filledRows(candidate)));
  const agreement = Math.max(...read.map(({ names }) => names?.agreement ?? 0));
  const coherent = read.filter(
    ({ candidate, names, epoch }) =>
      isCoherent(epoch) &&
      filledRows(candidate) === fullest &&
      (names?.agreement ?? 0) >= agreement * GOOD &&
      !countsRows(table, candidate.column),
  );
  const newest = [...coherent].sort(
    (a, b) => (b.epoch.from ?? 0) - (a.epoch.from ?? 0) || (b.epoch.to ?? OPEN) - (a.epoch.to ?? OPEN) || b.epoch.share - a.epoch.share,
  )[0];
  const taken = newest ?? (read[0] as (typeof read)[number]);
  const rival = decision?.rival ?? null;
  return {
    level,
    chosen: taken.candidate,
    epoch: rival ? lessCertain(taken.epoch) : taken.epoch,
    names: taken.names,
    others: read.filter((other) => other !== taken).map(({ candidate, epoch }) => ({ candidate, epoch })),
    applied: taken.applied,
    levels: rival && { question: levelQuestion(index, taken.candidate, rival), rival },
  };
}

/** The kinds among which the values of a column without a known kind of province decide. */
export interface KnownKind {
  /** Of several kinds the one with the most values found in the history is used; among equals the first. */
  readonly kinds: readonly [Kind, ...Kind[]];
  readonly column: number;
  /** A column of provinces that tells municipalities of one name apart. */
  readonly province?: number | undefined;
  readonly decisions?: readonly Decision[] | undefined;
}

/** Reads a column whose kind a program states: only the time of its values is left to recognise. */
export function recogniseAs(index: HistoryIndex, table: Table, { kinds, column, province, decisions = [] }: KnownKind): Recognition {
  const [only] = kinds;
  const read = (kind: Kind, place: number) =>
    candidateOf(
      kind,
      place,
      null,
      valuesOf(index, kind, table, (row) => row[place] as string),
    );
  const beside =
    province === undefined
      ? undefined
      : bestOf((['sigla', 'nome_provincia', 'provincia', 'uts'] as const).map((kind) => read(kind, province)));
  const names = () => {
    const alone = read('nome', column);
    const isPlace = beside !== undefined && beside.known > 0;
    const keys = isPlace && qualifies(index, table, alone, beside) ? null : learntKeys(index, table, alone, province);
    return namesWithProvinces(index, table, column, keys || !isPlace ? null : beside, keys);
  };
  const undecided =
    only === 'nome' ? names() : kinds.map((kind) => read(kind, column)).reduce((best, other) => (other.known > best.known ? other : best));
  const { candidate: chosen, applied } = decideValues(index, undecided, decisions);
  return { level: levelOf(chosen), chosen, epoch: epochOf(index, chosen, null), names: null, others: [], levels: null, applied };
}
