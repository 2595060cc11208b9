import { message } from '../message.ts';
import { codeColumn, ordinalColumn, textColumn } from './column.ts';

export const PRO_COM_T = codeColumn('PRO_COM_T', message('column.PRO_COM_T'), {
  guide: message('municipalities.proComT.guide'),
});
export const PRO_COM = ordinalColumn('PRO_COM', message('column.PRO_COM'), {
  guide: message('municipalities.proCom.guide'),
});
export const COMUNE = textColumn('COMUNE', message('column.COMUNE'), {
  guide: message('municipalities.comune.guide'),
});
export const COMUNE_IT = textColumn('COMUNE_IT', message('column.COMUNE_IT'));
export const COMUNE_A = textColumn('COMUNE_A', message('column.COMUNE_A'));
export const COD_CATASTO = codeColumn('COD_CATASTO', message('column.COD_CATASTO'), {
  source: 'Agenzia delle Entrate, Anpr',
  guide: message('municipalities.codCatasto.guide'),
});
export const COD_COM_FISCALE = codeColumn('COD_COM_FISCALE', message('column.COD_COM_FISCALE'), {
  valued: { fact: 'codice_fiscale', level: 'comune' },
});
