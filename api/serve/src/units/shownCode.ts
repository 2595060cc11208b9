import type { State } from '@territori/edition/EditionModel';

/** The code by which a unit is shown: of a province or other UTS the statistical one; empty where no source has one. */
export const shownCode = ({ livello, row }: State): string => (livello === 'uts' ? row.codice_uts : null) ?? row.codice ?? '';
