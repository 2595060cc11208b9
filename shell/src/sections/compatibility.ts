import type { Section } from '@territori/contract';

/** How the present parts stand in for those of a former contract. */
export interface Compatibility {
  /** A module as that contract had it, made from the present one, by its name in an import; the others are as they were. */
  readonly modules?: Readonly<Record<string, (present: object) => object>>;
  /** A section of that contract as a present one, beside its number. */
  readonly section?: (former: Section) => Section;
}

/** By the number of the contract. An entry goes with that of `FORMER_CONTRACTS`. */
export const compatibility: Readonly<Record<number, Compatibility>> = {};
