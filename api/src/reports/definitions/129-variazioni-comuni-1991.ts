import { OPEN_END } from '../../dates/day.ts';
import { field, type ReportDefinition } from '../definition.ts';
import { event, municipality, other } from '../fields/changes.ts';

const ownOrOther = (own: string, other: string) => `case when e.tipo in ('CD', 'RN', 'AP') then ${own} else ${other} end`;

export const variazioniComuni1991: ReportDefinition = {
  id: 129,
  title: {
    it: 'Variazioni amministrative e territoriali dei comuni dal 1991',
    en: 'Administrative and territorial changes of municipalities since 1991',
  },
  kind: 'DATA',
  scope: 1,
  unit: 1,
  from: '1991-01-01',
  to: OPEN_END,
  showDate: false,
  query: {
    fields: () => [
      event.year,
      event.kindName,
      municipality.code,
      municipality.cadastral,
      municipality.name,
      // a change of name, code or province is associated with the new state of the same municipality
      field(other.code.column, ownOrOther('e.codice_dopo', 'e.codice_relativo')),
      field(other.cadastral.column, ownOrOther('e.codice_catastale_dopo', 'e.codice_catastale_relativo')),
      field(other.name.column, ownOrOther('e.denominazione_dopo', 'e.denominazione_relativa')),
      event.act,
      event.actContent,
      event.day,
    ],
    from: `evento_esteso e where e.livello = 'comune' and e.tipo is not null and e.tipo <> 'PV' and e.data between date '1991-01-01' and $1::date`,
    order: ['DATA_INIZIO_AMMINISTRATIVA', 'PRO_COM_T', 'DESC_COD_VARIAZIONE', 'PRO_COM_T_REL'],
  },
};
