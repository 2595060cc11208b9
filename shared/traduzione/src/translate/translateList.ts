import type { Table } from '../read/Table.ts';
import { isNothing } from '../recognise/isNothing.ts';
import type { Recognition } from '../recognise/Recognition.ts';
import { mayBeNewer } from '../recognise/suggestions.ts';
import { BLANK, usedValues, writtenValue } from '../recognise/Values.ts';
import { isCurrentName, versionsOf } from '../recognise/versionsOf.ts';
import { type DayNumber, OPEN } from '../storia/dayNumber.ts';
import type { HistoryIndex } from '../storia/HistoryIndex.ts';
import { nameDiffers } from './nameDiffers.ts';
import { noticedOutcomes } from './noticedOutcomes.ts';
import { NO_OUTCOME, type Notice, OUTCOMES, type Outcome, type OutcomeKind } from './Outcome.ts';
import { outcomesAtOtherLevel, withOtherLevel } from './outcomesAtOtherLevel.ts';
import { Readings } from './Readings.ts';
import { rowsWithoutValue } from './rowsWithoutValue.ts';
import { suggestionsFor } from './suggestionsFor.ts';
import type { Translation } from './Translation.ts';
import { type SourceDay, Translator } from './Translator.ts';
import type { Weighting } from './weights.ts';

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
  const levels = recognition.levels && outcomesAtOtherLevel(index, recognition, recognition.levels.rival, sourceDay, day, weighting);
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
      return levels && !isDecided ? withOtherLevel(found, levels.of(place)) : found;
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
