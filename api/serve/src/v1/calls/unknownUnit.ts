import { V1 } from '../addresses.ts';
import { Problem } from '../errors/Problem.ts';

/** The error for an id that no unit has. */
export const unknownUnit = (id: number, parameter = 'id'): Problem =>
  new Problem(
    'unita_inesistente',
    {
      it: `Nessuna unità ha l’id ${id}. ${V1}/unita?sempre=1&q=<nome o codice> dà gli id.`,
      en: `No unit has the id ${id}. ${V1}/unita?sempre=1&q=<name or code> gives the ids.`,
    },
    parameter,
  );
