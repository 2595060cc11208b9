import { textIn } from '@territori/languages';
import type { Source } from '../database/index.ts';
import { message } from '../message.ts';

/** What the sources of an edition say of a file of boundaries. */
export const BOUNDARY_SOURCE: Pick<Source, 'descrizione' | 'licenza' | 'url'> = {
  descrizione: message('boundarySource.descrizione'),
  licenza: message('boundarySource.licenza'),
  url: 'https://www.istat.it/',
};

/** Whether a source of an edition is a file of boundaries. */
export const isBoundarySource = ({ descrizione }: Pick<Source, 'descrizione'>): boolean =>
  textIn(descrizione, 'en') === textIn(BOUNDARY_SOURCE.descrizione, 'en');
