import { message } from '../message.ts';
import { codeColumn, ordinalColumn, textColumn } from './column.ts';

export const COD_REG = codeColumn('COD_REG', message('column.COD_REG'), {
  guide: message('regions.codReg.guide'),
  note: message('regions.codReg.note'),
});
export const DEN_REG = textColumn('DEN_REG', message('column.DEN_REG'));
export const TIPO_REG = ordinalColumn('TIPO_REG', message('column.TIPO_REG'), {
  guide: message('regions.tipoReg.guide'),
  valued: { fact: 'tipo', level: 'regione' },
});
export const DESC_TIPO_REG = textColumn('DESC_TIPO_REG', message('column.DESC_TIPO_REG'), {
  valued: { fact: 'tipo', level: 'regione' },
});
export const COD_REG_FISCALE = codeColumn('COD_REG_FISCALE', message('column.COD_REG_FISCALE'), {
  valued: { fact: 'codice_fiscale', level: 'regione' },
});
export const CC_REG = ordinalColumn('CC_REG', message('column.CC_REG'), {
  guide: message('regions.ccReg.guide'),
  valued: { fact: 'capoluogo_regione', level: 'comune' },
});
