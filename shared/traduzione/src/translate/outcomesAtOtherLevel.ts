import type { Candidate } from '../recognise/Candidate.ts';
import type { Recognition } from '../recognise/Recognition.ts';
import { BLANK } from '../recognise/Values.ts';
import type { DayNumber } from '../storia/dayNumber.ts';
import type { HistoryIndex } from '../storia/HistoryIndex.ts';
import { NO_OUTCOME, type Outcome } from './Outcome.ts';
import { type SourceDay, Translator } from './Translator.ts';
import type { Weighting } from './weights.ts';

/** What values are at the other level of which their list may be. */
export function outcomesAtOtherLevel(
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
export function withOtherLevel(outcome: Outcome, other: Outcome | null): Outcome {
  if (other === null) return outcome;
  const candidates = [outcome, other].flatMap(({ target, candidates: several }) => (target ? [target] : several));
  return { ...NO_OUTCOME, outcome: 'ambigua', candidates, notices: ['dipende_dal_livello'] };
}
