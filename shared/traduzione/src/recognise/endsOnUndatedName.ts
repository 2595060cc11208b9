import type { HistoryIndex } from '../storia/HistoryIndex.ts';
import { italianNamesOf } from '../storia/LevelIndex.ts';
import type { Candidate } from './Candidate.ts';
import type { Epoch } from './Epoch.ts';
import { usedValues } from './Values.ts';

/**
 * True when a time begins or ends with the name of a province for which no source dates the change to another name: "Forlì" may have ended
 * on any day on which it may also have been "Forlì-Cesena".
 */
export function endsOnUndatedName(index: HistoryIndex, { kind, values }: Candidate, { from, to }: Epoch): boolean {
  if (kind !== 'nome_provincia') return false;
  return usedValues(values).some((place) => {
    const versions = (values.versions[place] as readonly number[]).map(index.uts.version);
    const undated = versions.filter((version) => italianNamesOf(version).length > 1);
    return undated.some(
      (version) =>
        (version.to === to && !versions.some((other) => other.from === to)) ||
        (version.from === from && !versions.some((other) => other.to === from)),
    );
  });
}
