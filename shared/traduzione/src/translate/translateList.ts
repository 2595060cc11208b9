import type { Table } from '../read/Table.ts';
import type { Candidate } from '../recognise/Candidate.ts';
import type { Epoch } from '../recognise/epoch.ts';
import { isLabel } from '../recognise/isLabel.ts';
import { isNothing } from '../recognise/isNothing.ts';
import { isCurrentName, versionsOf } from '../recognise/kinds.ts';
import { bears, beginsWith } from '../recognise/names.ts';
import type { Recognition } from '../recognise/recognise.ts';
import { mayBeNewer, Suggestions } from '../recognise/suggestions.ts';
import { BLANK, usedValues, writtenValue } from '../recognise/Values.ts';
import { type DayNumber, dayNumber, holdsOn, OPEN } from '../storia/dayNumber.ts';
import type { HistoryIndex } from '../storia/HistoryIndex.ts';
import { NO_OUTCOME, type Notice, OUTCOMES, type Outcome, type OutcomeKind } from './Outcome.ts';
import { Readings } from './Readings.ts';
import { type SourceDay, Translator } from './Translator.ts';
import type { Weighting } from './weights.ts';

/** Why a value was not in force at the time of the list. */
export type Reason = 'refuso' | 'cessato' | 'non_ancora_iniziato' | 'sconosciuto';

export interface Discordant {
  readonly value: string;
  readonly reason: Reason;
  readonly suggestion: string | null;
}

/** A list translated to a day. */
export interface Translation {
  /** The day to which it was translated: the last or first one of the history when one outside was asked for. */
  readonly day: DayNumber;
  /** True when a day after the edition's was asked for. */
  readonly beyondEdition: boolean;
  /** True when the day asked or the day of the values is before the history: its first day stands for it. */
  readonly beforeHistory: boolean;
  /** The outcome of each row, in their order. */
  readonly outcomes: readonly Outcome[];
  readonly counts: Readonly<Partial<Record<OutcomeKind, number>>>;
  /** The units of the day of the list whose territory a unit of the day asked holds; null where each value has its own day. */
  readonly sourcesOf: (unit: number) => ReadonlySet<number> | null;
}

/** How many unknown values get a suggestion: beyond that a list has another fault than typing errors. */
const SUGGESTED = 500;

/** What each distinct value would be without its typing error. */
function suggestionsFor(index: HistoryIndex, recognition: Recognition, table: Table): ReadonlyMap<number, string> {
  const { chosen, names, epoch, level } = recognition;
  const { values } = chosen;
  const day = epoch.from ?? index.updatedTo;
  const unknown = usedValues(values)
    .filter((place) => (values.versions[place] as readonly number[]).length === 0)
    .slice(0, SUGGESTED);
  if (unknown.length === 0) return new Map();
  const lookup = index.level(level);
  const present = new Set(values.versions.flatMap((rows) => rows.map((row) => lookup.version(row).code)));
  const suggestions = new Suggestions(index, chosen.kind, day);
  return new Map(
    unknown.flatMap((place): [number, string][] => {
      const row = names ? values.ofRow.indexOf(place) : -1;
      const name = names && row !== -1 ? table.rows[row]?.[names.column] : undefined;
      const suggestion = suggestions.of(writtenValue(values.texts[place] as string), name, present);
      return suggestion ? [[place, suggestion.code]] : [];
    }),
  );
}

/**
 * The values that were not in force at a time, with the reason of each; without a time the unknown ones.
 * @param time by default the recognised one
 */
export function discordantValues(
  index: HistoryIndex,
  recognition: Recognition,
  table: Table,
  time: Pick<Epoch, 'from' | 'to'> = recognition.epoch,
): Discordant[] {
  const { chosen, level } = recognition;
  const { values } = chosen;
  const lookup = index.level(level);
  const suggestions = suggestionsFor(index, recognition, table);
  return usedValues(values).flatMap((place): Discordant[] => {
    const versions = (values.versions[place] as readonly number[]).map(lookup.version);
    const value = writtenValue(values.texts[place] as string);
    if (versions.length === 0) {
      const suggestion = suggestions.get(place) ?? null;
      return [{ value, reason: suggestion === null ? 'sconosciuto' : 'refuso', suggestion }];
    }
    const { from, to } = time;
    if (from === null || to === null || versions.some((version) => version.from < to && version.to > from)) return [];
    return [{ value, reason: versions.some((version) => version.to <= from) ? 'cessato' : 'non_ancora_iniziato', suggestion: null }];
  });
}

/** The version whose name a row's own name is compared with: that of the day from which its value was translated. */
function nameDiffers(
  index: HistoryIndex,
  { level, chosen }: Recognition,
  place: number,
  outcome: Outcome,
  source: SourceDay,
  cell: string,
): boolean {
  const lookup = index.level(level);
  const versions = (chosen.values.versions[place] as readonly number[]).map(lookup.version);
  const named = outcome.translatedFrom === null ? undefined : dayNumber(outcome.translatedFrom);
  const day = named ?? (source === 'ultimo' ? Math.max(...versions.map(({ to }) => (to === OPEN ? index.updatedTo : to - 1))) : source);
  const version = versions.find((one) => holdsOn(one, day));
  if (version === undefined || bears(version, cell)) return false;
  const bearers = versionsOf(index, level === 'comune' ? 'nome' : 'nome_provincia', cell).map(lookup.version);
  const isOwn = bearers.some(({ unit }) => unit === version.unit);
  // no source dates the names of provinces, and people shorten them: any name that the province ever had is its own
  if (level !== 'comune') return !isOwn;
  // the code decides: a name in use is not another one, nor is the beginning of a name that a field cut off
  return bearers.length === 0 ? !beginsWith(version, cell) : !(isOwn && isCurrentName(index, cell));
}

/** What rows are that have no code, but the name of a unit: empty and to be looked at, each with the code that its name had on the day. */
function rowsWithoutValue(index: HistoryIndex, { level, chosen, names }: Recognition, source: SourceDay) {
  const lookup = index.level(level);
  const day = source === 'ultimo' ? index.updatedTo : source;
  const known = new Map<string, Outcome | null>();
  return (row: readonly string[]): Outcome | null => {
    const name = names === null ? '' : (row[names.column] as string);
    if (isNothing(name, 'nome') || isLabel(name) || !isNothing(row[chosen.column] as string, chosen.kind)) return null;
    let outcome = known.get(name);
    if (outcome === undefined) {
      const bearers = versionsOf(index, level === 'comune' ? 'nome' : 'nome_provincia', name).map(lookup.version);
      const [only, ...others] = new Map(bearers.filter((one) => holdsOn(one, day)).map((one) => [one.unit, one.code])).values();
      const suggestion = only !== undefined && others.length === 0 ? only : null;
      outcome = bearers.length === 0 ? null : { ...NO_OUTCOME, outcome: 'vuota', notices: ['senza_valore'], suggestion };
      known.set(name, outcome);
    }
    return outcome;
  };
}

/** Makes a function that adds the notices of a row to its outcome. Rows with the same outcome and the same notices share one object. */
function noticedOutcomes(): (outcome: Outcome, otherName: boolean, repeated: boolean) => Outcome {
  const variants = [new Map<Outcome, Outcome>(), new Map<Outcome, Outcome>(), new Map<Outcome, Outcome>(), new Map<Outcome, Outcome>()];
  return (outcome, otherName, repeated) => {
    if (!otherName && !repeated) return outcome;
    const known = variants[Number(otherName) + 2 * Number(repeated)] as Map<Outcome, Outcome>;
    let variant = known.get(outcome);
    if (!variant) {
      const added: Notice[] = [...(otherName ? (['nome_diverso'] as const) : []), ...(repeated ? (['riga_ripetuta'] as const) : [])];
      variant = { ...outcome, notices: [...outcome.notices, ...added] };
      known.set(outcome, variant);
    }
    return variant;
  };
}

/** What values are at the other level of which their list may be. */
function otherLevel(
  index: HistoryIndex,
  { chosen }: Recognition,
  { kind, values }: Candidate,
  source: SourceDay,
  day: DayNumber,
  weighting: Weighting,
): { readonly of: (place: number) => Outcome | null } {
  const translator = new Translator(index, kind, source, day, weighting);
  return {
    of: (place) => {
      const versions = values.versions[values.ofRow[chosen.values.ofRow.indexOf(place)] ?? BLANK];
      return versions && versions.length > 0 ? translator.translate(versions) : null;
    },
  };
}

/** An outcome of a value that may be of another level: it is ambiguous, with the units of both. */
function withLevel(outcome: Outcome, other: Outcome | null): Outcome {
  if (other === null) return outcome;
  const candidates = [outcome, other].flatMap(({ target, candidates: several }) => (target ? [target] : several));
  return { ...NO_OUTCOME, outcome: 'ambigua', candidates, notices: ['dipende_dal_livello'] };
}

/** The day of which a list's values are: one that is given, or `epoca` for the time that the recognition found. */
export type ListDay = SourceDay | 'epoca';

/**
 * Translates every row of a list. With `epoca` a row is `ambigua` when the list may come from several times and the row becomes other units
 * at another of them. Throws RangeError for `epoca` where the epoch was not recognised.
 * @param source the day of which the list's values are
 * @param day the day asked, earlier or later
 */
export function translateList(
  index: HistoryIndex,
  table: Table,
  recognition: Recognition,
  source: ListDay,
  day: DayNumber,
  weighting: Weighting = 'popolazione',
): Translation {
  const { chosen, names, epoch } = recognition;
  const { values } = chosen;
  const sourceDay = source === 'epoca' ? epoch.from : source;
  if (sourceDay === null) throw new RangeError('The epoch of the list was not recognised: its day must be given');
  // the first day of the epoch stands for all its days: two units that bore a name on one of them cannot be told apart
  const until = source === 'epoca' ? epoch.to : null;
  const translator = new Translator(index, chosen.kind, sourceDay, day, weighting, until);
  const readings = new Readings(index, chosen.kind, source === 'epoca' ? epoch.candidates : [], day, weighting);
  const levels = recognition.levels && otherLevel(index, recognition, recognition.levels.rival, sourceDay, day, weighting);
  const suggestions = suggestionsFor(index, recognition, table);
  const blank: Outcome = { ...NO_OUTCOME, outcome: 'vuota' };
  /** Whether several units bear a name at the time of the list. */
  const isShared = (name: string): boolean => {
    const [from, to] = sourceDay === 'ultimo' ? [index.since, OPEN] : [sourceDay, until ?? sourceDay + 1];
    const there = versionsOf(index, 'nome', name)
      .map(index.comune.version)
      .filter((version) => version.from < to && version.to > from);
    return there.some(({ unit }) => unit !== there[0]?.unit);
  };
  const outcomeOf = (place: number): Outcome => {
    const versions = values.versions[place] as readonly number[];
    const outcome = readings.of(versions) ?? translator.translate(versions);
    if (outcome.outcome !== 'sconosciuta') {
      const text = values.texts[place] as string;
      const isDecided = chosen.decided.has(text);
      const added: Notice[] = [
        ...(isDecided ? (['deciso'] as const) : []),
        ...(!isDecided && chosen.kind === 'nome' && isCurrentName(index, writtenValue(text)) ? (['nome_corrente'] as const) : []),
        ...(!isDecided && chosen.learnt.has(text) && isShared(writtenValue(text)) ? (['chiave_imparata'] as const) : []),
        ...(chosen.elsewhere.has(text) ? (['provincia_diversa'] as const) : []),
      ];
      const found = added.length > 0 ? { ...outcome, notices: [...outcome.notices, ...added] } : outcome;
      return levels && !isDecided ? withLevel(found, levels.of(place)) : found;
    }
    const suggestion = suggestions.get(place) ?? null;
    const newer = suggestion === null && mayBeNewer(index, chosen.kind, values.texts[place] as string);
    const notices: Notice[] = suggestion !== null ? ['refuso_probabile'] : newer ? ['forse_piu_recente'] : [];
    return { ...outcome, notices, suggestion };
  };
  const used = usedValues(values);
  /** By the place of the value. */
  const ofValue: Outcome[] = [];
  for (const place of used) ofValue[place] = outcomeOf(place);
  const rowsOf = new Int32Array(values.texts.length);
  // a value nearly always stands beside the same name: what was found for it last is kept
  const lastName: (string | undefined)[] = [];
  const lastDiffers: boolean[] = [];
  const differs = (place: number, outcome: Outcome, cell: string): boolean => {
    if (lastName[place] !== cell) {
      lastName[place] = cell;
      lastDiffers[place] = !isNothing(cell, 'nome') && nameDiffers(index, recognition, place, outcome, translator.source, cell);
    }
    return lastDiffers[place] as boolean;
  };
  const noticed = noticedOutcomes();
  const withoutValue = rowsWithoutValue(index, recognition, translator.source);
  const outcomes = table.rows.map((row, line): Outcome => {
    const place = values.ofRow[line] as number;
    if (place === BLANK) return withoutValue(row) ?? blank;
    const outcome = ofValue[place] as Outcome;
    const otherName = names !== null && outcome.outcome !== 'sconosciuta' && differs(place, outcome, row[names.column] as string);
    const before = rowsOf[place] as number;
    rowsOf[place] = before + 1;
    return noticed(outcome, otherName, before > 0);
  });
  const counts = new Map<OutcomeKind, number>();
  for (const place of used) {
    const { outcome } = ofValue[place] as Outcome;
    counts.set(outcome, (counts.get(outcome) ?? 0) + (rowsOf[place] as number));
  }
  const blanks = table.rows.length - rowsOf.reduce((sum, rows) => sum + rows, 0);
  if (blanks > 0) counts.set(blank.outcome, blanks);
  const ordered = Object.fromEntries(OUTCOMES.flatMap((kind) => (counts.has(kind) ? [[kind, counts.get(kind)]] : [])));
  return {
    day: translator.day,
    beyondEdition: day > index.updatedTo,
    beforeHistory: day < index.since || (sourceDay !== 'ultimo' && sourceDay < index.since),
    outcomes,
    counts: ordered,
    sourcesOf: (unit) => translator.sourcesOf(unit),
  };
}
