import { message } from '../message.ts';
import { codeColumn, ordinalColumn, textColumn } from './column.ts';

export const COD_PROV_STORICO = codeColumn('COD_PROV_STORICO', message('column.COD_PROV_STORICO'), {
  guide: message('provinces.codProvStorico.guide'),
});
export const COD_UTS = codeColumn('COD_UTS', message('column.COD_UTS'), {
  guide: message('provinces.codUts.guide'),
});
export const DEN_UTS = textColumn('DEN_UTS', message('column.DEN_UTS'));
export const TIPO_UTS = ordinalColumn('TIPO_UTS', message('column.TIPO_UTS'), {
  guide: message('provinces.tipoUts.guide'),
});
export const DESC_TIPO_UTS = textColumn('DESC_TIPO_UTS', message('column.DESC_TIPO_UTS'));
export const SIGLA_AUTOMOBILISTICA = codeColumn('SIGLA_AUTOMOBILISTICA', message('column.SIGLA_AUTOMOBILISTICA'), {
  note: message('provinces.siglaAutomobilistica.note'),
});
export const COD_PROV_FISCALE = codeColumn('COD_PROV_FISCALE', message('column.COD_PROV_FISCALE'), {
  valued: { fact: 'codice_fiscale', level: 'uts' },
});
export const CC_UTS = ordinalColumn('CC_UTS', message('column.CC_UTS'), {
  guide: message('provinces.ccUts.guide'),
  valued: { fact: 'capoluogo_uts', level: 'comune' },
});
