import type { Measure } from '../storia/figures.ts';

/** By what divided units' figures may be distributed. */
export type Weighting = Measure;
