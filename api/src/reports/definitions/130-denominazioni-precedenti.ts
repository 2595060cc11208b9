import { OPEN_END } from '../../dates/day.ts';
import { DENOMINAZIONE_PREC, SIGLA_UTS } from '../columns/changes.ts';
import { variant } from '../columns/column.ts';
import { COMUNE, PRO_COM_T } from '../columns/municipalities.ts';
import { COD_UTS } from '../columns/provinces.ts';
import type { Column } from '../definition.ts';
import { field, type ReportDefinition } from '../definition.ts';

const current = (column: Column) => variant(column, '_CORR', 'corrente', 'current');

export const denominazioniPrecedenti: ReportDefinition = {
  id: 130,
  title: { it: 'Elenco delle denominazioni precedenti', en: 'List of former names' },
  kind: 'DATA',
  scope: 1,
  unit: 1,
  from: '1861-03-17',
  to: OPEN_END,
  showDate: false,
  query: {
    fields: () => [
      field(DENOMINAZIONE_PREC, 'p.denominazione'),
      field(PRO_COM_T, 'p.codice'),
      field(COD_UTS, 'p.codice_uts'),
      field(SIGLA_UTS, 'p.sigla'),
      field(current(PRO_COM_T), 'p.codice_corrente'),
      field(current(COMUNE), 'p.denominazione_corrente'),
      field(current(COD_UTS), 'p.codice_uts_corrente'),
      field(current(SIGLA_UTS), 'p.sigla_corrente'),
    ],
    from: 'denominazione_precedente p where p.tratto @> $1::date',
    counted: {
      from: 'denominazione_precedente_contata p where p.tratto @> $1::date',
      columns: [COD_UTS, SIGLA_UTS, current(COD_UTS), current(SIGLA_UTS)].map(({ name }) => name),
    },
    order: ['DENOMINAZIONE_PREC', 'PRO_COM_T', 'PRO_COM_T_CORR'],
    needs: 'renames',
  },
};
