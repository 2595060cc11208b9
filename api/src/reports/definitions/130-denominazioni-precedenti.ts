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
      field(COD_UTS, 'u.codice_uts'),
      field(SIGLA_UTS, 'p.sigla'),
      field(current(PRO_COM_T), 'c.codice'),
      field(current(COMUNE), 'c.denominazione'),
      field(current(COD_UTS), 'c.codice_uts'),
      field(current(SIGLA_UTS), 'c.sigla'),
    ],
    // each former name once, as it was when it ended
    from: `(
        select distinct on (v.unita_id, v.denominazione_it) v.unita_id, v.denominazione, v.codice, v.sigla, v.uts_id, lower(v.validita) as inizio
        from versione v join comuni_al($1::date) c on c.unita_id = v.unita_id
        where upper(v.validita) <= $1::date and v.denominazione_it <> c.denominazione_it
        order by v.unita_id, v.denominazione_it, v.validita desc
      ) p
      join comuni_al($1::date) c on c.unita_id = p.unita_id
      left join uts_estesa u on u.unita_id = p.uts_id and u.tratto @> p.inizio`,
    order: ['DENOMINAZIONE_PREC', 'PRO_COM_T', 'PRO_COM_T_CORR'],
    needs: 'renames',
  },
};
