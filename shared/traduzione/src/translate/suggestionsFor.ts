import type { Table } from '../read/Table.ts';
import type { Recognition } from '../recognise/Recognition.ts';
import { Suggestions } from '../recognise/suggestions.ts';
import { usedValues, writtenValue } from '../recognise/Values.ts';
import type { HistoryIndex } from '../storia/HistoryIndex.ts';

/** How many unknown values get a suggestion: beyond that a list has another fault than typing errors. */
const MOST_SUGGESTIONS = 500;

/** What each distinct value would be without its typing error. */
export function suggestionsFor(index: HistoryIndex, recognition: Recognition, table: Table): ReadonlyMap<number, string> {
  const { chosen, names, epoch, level } = recognition;
  const { values } = chosen;
  const day = epoch.from ?? index.updatedTo;
  const unknown = usedValues(values)
    .filter((place) => (values.versions[place] as readonly number[]).length === 0)
    .slice(0, MOST_SUGGESTIONS);
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
