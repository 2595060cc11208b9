import type { Table } from '../read/Table.ts';
import type { Epoch } from '../recognise/Epoch.ts';
import type { Recognition } from '../recognise/Recognition.ts';
import { usedValues, writtenValue } from '../recognise/Values.ts';
import type { HistoryIndex } from '../storia/HistoryIndex.ts';
import { suggestionsFor } from './suggestionsFor.ts';

/** Why a value was not in force at the time of the list. */
export type Reason = 'refuso' | 'cessato' | 'non_ancora_iniziato' | 'sconosciuto';

export interface Discordant {
  readonly value: string;
  readonly reason: Reason;
  readonly suggestion: string | null;
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
