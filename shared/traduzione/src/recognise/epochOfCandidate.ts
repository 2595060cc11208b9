import type { HistoryIndex } from '../storia/HistoryIndex.ts';
import type { Candidate } from './Candidate.ts';
import { levelOf } from './candidates.ts';
import type { Epoch } from './Epoch.ts';
import { findEpoch } from './findEpoch.ts';
import type { NamedValues } from './names.ts';
import { usedValues } from './Values.ts';

/** The epoch in which most of a candidate's values were in force. */
export function epochOfCandidate(index: HistoryIndex, candidate: Candidate, names: NamedValues | null): Epoch {
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
