import { message } from '../message.ts';
import { code, ordinal, text } from './column.ts';

export const PRO_COM_T = code('PRO_COM_T', message('column.PRO_COM_T'), {
  guide: message('municipalities.proComT.guide'),
});
export const PRO_COM = ordinal('PRO_COM', message('column.PRO_COM'), {
  guide: message('municipalities.proCom.guide'),
});
export const COMUNE = text('COMUNE', message('column.COMUNE'), {
  guide: message('municipalities.comune.guide'),
});
export const COMUNE_IT = text('COMUNE_IT', message('column.COMUNE_IT'));
export const COMUNE_A = text('COMUNE_A', message('column.COMUNE_A'));
export const COD_CATASTO = code('COD_CATASTO', message('column.COD_CATASTO'), {
  source: 'Agenzia delle Entrate, Anpr',
  guide: message('municipalities.codCatasto.guide'),
});
export const COD_COM_FISCALE = code('COD_COM_FISCALE', message('column.COD_COM_FISCALE'), {
  valued: { fact: 'codice_fiscale', level: 'comune' },
});
