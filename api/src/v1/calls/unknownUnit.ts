import { Problem } from '../errors/Problem.ts';

/** The error for an id that no unit has. */
export const unknownUnit = (id: number, parameter = 'id'): Problem =>
  new Problem('unita_inesistente', { it: `Nessuna unità ha l’id ${id}.`, en: `No unit has the id ${id}.` }, parameter);
