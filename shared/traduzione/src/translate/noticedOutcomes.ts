import type { Notice, Outcome } from './Outcome.ts';

/** Makes a function that adds the notices of a row to its outcome. Rows with the same outcome and the same notices share one object. */
export function noticedOutcomes(): (outcome: Outcome, otherName: boolean, repeated: boolean) => Outcome {
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
