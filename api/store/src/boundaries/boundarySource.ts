import type { Source } from '../database/index.ts';

/** What the sources of an edition say of a file of boundaries. */
export const BOUNDARY_SOURCE: Pick<Source, 'descrizione' | 'licenza' | 'url'> = {
  descrizione: { it: 'Confini delle unità', en: 'Boundaries of the units' },
  licenza: { it: 'CC BY Istat', en: 'CC BY Istat' },
  url: 'https://www.istat.it/',
};

/** Whether a source of an edition is a file of boundaries. */
export const isBoundarySource = ({ descrizione }: Pick<Source, 'descrizione'>): boolean =>
  descrizione.en === BOUNDARY_SOURCE.descrizione.en;
