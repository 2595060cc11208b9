import type { Certainty } from '@territori/history/territory/model';

/** How it is known that a unit held a territory: a source says it, it was inferred from dated facts, or it is a guess. */
export type Evidence = 'dichiarato' | 'dedotto' | 'ipotizzato';

const WEAKEST: readonly Evidence[] = ['dichiarato', 'dedotto', 'ipotizzato'];
export const weakerEvidence = (a: Evidence, b: Evidence): Evidence => (WEAKEST.indexOf(a) > WEAKEST.indexOf(b) ? a : b);

export const evidenceOf = (certainty: Certainty): Evidence => (certainty === 'dedotto' ? 'dedotto' : 'dichiarato');
