import {
  BLANK,
  discordantValues,
  needsALook,
  OUTCOMES,
  type Outcome,
  type Reason,
  type Recognition,
  type Table,
  writtenValue,
} from '@territori/traduzione';
import type { HistoryIndex } from '@territori/traduzione/storia';
import type { CheckItem } from './ListView.ts';

/** The unit that a suggested code names at the time of the list, else at the last time it was in use. */
function suggestedUnit(index: HistoryIndex, { level, epoch }: Recognition, code: string): CheckItem['suggestion'] {
  const lookup = index.level(level);
  const day = epoch.from ?? index.updatedTo;
  const versions = (lookup.byCode.get(code) ?? []).map(lookup.version);
  const version = versions.find(({ from, to }) => from <= day && day < to) ?? versions.at(-1);
  return { unit: version?.unit ?? null, code, name: version?.name ?? '' };
}

/** The values to check, each with the number of its rows: first the unknown ones, then in the order of the outcomes. */
export function checkItems(index: HistoryIndex, table: Table, recognition: Recognition, outcomes: readonly Outcome[]): CheckItem[] {
  const { chosen, names } = recognition;
  const reasons = new Map<string, Reason>(discordantValues(index, recognition, table).map(({ value, reason }) => [value, reason]));
  const found = new Map<string, { item: CheckItem; rows: number }>();
  for (const [line, outcome] of outcomes.entries()) {
    const place = chosen.values.ofRow[line] ?? BLANK;
    if (!needsALook(outcome)) continue;
    const row = table.rows[line] as readonly string[];
    const beside = row[names?.column ?? chosen.province ?? -1] ?? '';
    const depends = outcome.notices.includes('nome_diverso') || outcome.notices.includes('senza_valore');
    const key = `${place} ${outcome.outcome} ${depends ? beside : ''}`;
    const known = found.get(key);
    if (known) {
      known.rows += 1;
      continue;
    }
    const text = place === BLANK ? '' : (chosen.values.texts[place] as string);
    const value = writtenValue(text);
    const suggestion = outcome.suggestion === null ? null : suggestedUnit(index, recognition, outcome.suggestion);
    // what depends on the day or the level of the list is settled by their answer
    const decidable = outcome.outcome === 'sconosciuta' || (outcome.outcome === 'ambigua' && outcome.namedOn !== null);
    const suggested = suggestion && suggestion.unit !== null ? [{ ...suggestion, unit: suggestion.unit }] : [];
    found.set(key, {
      rows: 1,
      item: {
        value,
        beside,
        rows: 1,
        outcome: outcome.outcome,
        reason: reasons.get(value) ?? null,
        notices: outcome.notices,
        translatedFrom: outcome.translatedFrom,
        namedOn: outcome.namedOn,
        besideValue: text === value ? null : text.slice(value.length + 1),
        level: recognition.level,
        decidable,
        choices: decidable ? (outcome.outcome === 'sconosciuta' ? suggested : outcome.candidates) : [],
        suggestion,
        target: outcome.target,
        territory: outcome.notices.includes('non_comparabile') ? outcome.parts : [],
        candidates: outcome.candidates,
        readings: outcome.readings,
      },
    });
  }
  const rank = ({ outcome }: CheckItem) => OUTCOMES.indexOf(outcome);
  return [...found.values()].map(({ item, rows }) => ({ ...item, rows })).sort((a, b) => rank(a) - rank(b));
}
