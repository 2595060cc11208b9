import { ListError } from '../ListError.ts';
import type { Table } from '../read/Table.ts';
import { OPEN } from '../storia/dayNumber.ts';
import type { HistoryIndex } from '../storia/HistoryIndex.ts';
import { bestCandidate } from './bestCandidate.ts';
import type { Candidate } from './Candidate.ts';
import type { Choice } from './Choice.ts';
import { candidatesOf, codesInTwoColumns, countsRows, levelOf } from './candidates.ts';
import { chosenByVisitor } from './chosenByVisitor.ts';
import { columnOfNames } from './columnOfNames.ts';
import { columnOfPlaces } from './columnOfPlaces.ts';
import { decideValues } from './decideValues.ts';
import type { Epoch } from './Epoch.ts';
import { endsOnUndatedName } from './endsOnUndatedName.ts';
import { epochOfCandidate } from './epochOfCandidate.ts';
import { isPlausible } from './isPlausible.ts';
import { isSupported } from './isSupported.ts';
import type { Kind } from './Kind.ts';
import { isCalledProvinces, LEVELS, levelFor, levelQuestion } from './level.ts';
import { contradictsNames, isCodeOfRegions } from './misreadNumbers.ts';
import { placedNames } from './placedNames.ts';
import { qualifierFor } from './qualifierFor.ts';
import type { Recognition } from './Recognition.ts';
import { refuseForeign, refuseSeveralCodes } from './refusals.ts';
import { GOOD_THRESHOLD, POOR_THRESHOLD } from './thresholds.ts';
import { BLANK } from './Values.ts';

const CODE_KINDS: ReadonlySet<Kind> = new Set(['comune', 'progressivo', 'catastale', 'provincia', 'uts', 'sigla', 'nuts']);

/**
 * The column by which a list is recognised as one of regions. Small numbers may be figures: where the header does not call them codes, a
 * column of names or of NUTS codes is preferred.
 */
function regionColumn(first: Candidate, candidates: readonly Candidate[], table: Table): number {
  if (first.kind !== 'regione' || /reg|istat|cod/i.test(table.header[first.column] ?? '')) return first.column;
  return candidates.find(({ kind }) => kind === 'nome_regione' || kind === 'nuts_regione')?.column ?? first.column;
}

const lessCertain = (epoch: Epoch): Epoch => (epoch.verdict === 'certa' ? { ...epoch, verdict: 'probabile' } : epoch);

const filledRows = ({ values }: Candidate) => values.ofRow.reduce((count, place) => count + Number(place !== BLANK), 0);

const isCoherent = ({ verdict }: Epoch) => verdict === 'certa' || verdict === 'probabile';

/**
 * Recognises the level of a list, its columns and the time of its values. Throws ListError when it is a list of regions or of another
 * country, when a column holds several codes in a cell, or when no column holds Italian codes or names.
 */
export function recognise(index: HistoryIndex, table: Table, choice: Choice = {}): Recognition {
  if (choice.column === undefined) refuseSeveralCodes(index, table);
  const found = candidatesOf(index, table);
  const provinces = found.filter((candidate) => candidate.share >= POOR_THRESHOLD);
  const named = found
    .filter((names) => names.kind === 'nome' && names.share >= POOR_THRESHOLD)
    .filter((names) => choice.level === 'comune' || !isCalledProvinces(table, names, found))
    .map((names) => placedNames(index, table, names, qualifierFor(index, table, found, names)));
  const singles = [...found.filter(({ kind }) => kind !== 'nome'), ...named];
  const isGood = (share: number) => (candidate: Candidate) =>
    candidate.share >= share &&
    !isCodeOfRegions(candidate, found, table, candidate.column) &&
    isPlausible(candidate, table, found) &&
    !contradictsNames(index, table, candidate, found);
  const withCode = singles.some((candidate) => candidate.kind === 'comune' && candidate.share >= GOOD_THRESHOLD && candidate.known > 1);
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
  const good = candidates.filter(isGood(GOOD_THRESHOLD));
  const fine = good.some((candidate) => levelOf(candidate) !== 'uts');
  // figures may look like codes of provinces: names of municipalities, of which some are misspelled, are not given up for them
  const usable =
    good.length === 0 ? candidates.filter(isGood(POOR_THRESHOLD)) : fine ? good : [...good, ...named.filter(isGood(POOR_THRESHOLD))];
  const best = new Map(
    LEVELS.flatMap((level) => {
      const candidate = bestCandidate(usable.filter((other) => levelOf(other) === level));
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
        (other) =>
          other.kind === first.kind && other.column !== first.column && other.known >= first.known * 0.9 && CODE_KINDS.has(other.kind),
      );
  const read = [first, ...rivals].map((undecided) => {
    const { candidate, applied } = decideValues(index, undecided, choice.decisions ?? []);
    const beside = CODE_KINDS.has(candidate.kind) ? columnOfNames(index, table, candidate, found) : null;
    // where most names are those of other units, something is wrong with the list: they do not say its time, and each row says that
    const contradictory = beside !== null && beside.agreement < POOR_THRESHOLD;
    const places = beside === null && level === 'comune' ? columnOfPlaces(index, table, candidate, found) : null;
    const epoch = epochOfCandidate(index, candidate, contradictory ? null : (beside ?? places));
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
      (names?.agreement ?? 0) >= agreement * GOOD_THRESHOLD &&
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
