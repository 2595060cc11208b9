import type { ChangeKind } from '../../territory/changeKind.ts';
import { istat } from '../format.ts';
import type { Row } from '../table.ts';

const KINDS: ReadonlySet<string> = new Set<ChangeKind>(['CS', 'ES', 'CD', 'AP', 'RN', 'AQ', 'CE', 'AQES', 'CECS', 'PV']);
const isKind = (value: string): value is ChangeKind => KINDS.has(value);

/** An empty date means 1 January of the year. */
const dateOf = (row: Row, column: string): string => (row.text(column) === '' ? `${row.code('anno', 4)}-01-01` : row.date(column));

/** "Variazioni amministrative e territoriali dal 1991": every change with its act. */
export const changesSince1991 = istat({
  description: 'Variazioni amministrative e territoriali dei comuni dal 1991',
  url: 'https://www.istat.it/classificazione/codici-dei-comuni-delle-province-e-delle-regioni/',
  columns: [
    'anno',
    'tipo variazione',
    'codice comune formato alfanumerico',
    'provvedimento e documento',
    'contenuto del provvedimento',
    'data decorrenza validità amministrativa',
  ],
  read(table, sources) {
    for (const row of table.rows) {
      const kind = row.required('tipo variazione').toUpperCase();
      if (!isKind(kind)) throw row.refuse(`"Tipo variazione" is "${kind}", not one of ${[...KINDS].join(', ')}`);
      sources.declared.push({
        kind,
        date: dateOf(row, 'data decorrenza validità amministrativa'),
        code: row.code('codice comune formato alfanumerico', 6),
        relatedCode: row.codeOrNull('codice del comune associato alla variazione o nuovo codice istat del comune', 6),
        act: row.textOrNull('provvedimento e documento'),
        content: row.textOrNull('contenuto del provvedimento'),
        split: null,
      });
    }
  },
});

/** Yes and no as the list of suppressed municipalities may write them. */
function splitOf(row: Row): boolean | null {
  const value = row.text('comune soppresso per scorporo').toLowerCase();
  if (['s', 'si', 'sì', '1', 'x'].includes(value)) return true;
  return ['n', 'no', '0'].includes(value) ? false : null;
}

/** "Elenco comuni soppressi": every extinction with the municipality that took over. */
export const suppressedMunicipalities = istat({
  description: 'Elenco dei comuni soppressi',
  url: 'https://www.istat.it/classificazione/codici-dei-comuni-delle-province-e-delle-regioni/',
  columns: [
    'anno',
    'codice comune',
    'denominazione comune',
    'comune soppresso per scorporo',
    'data evento',
    'codice del comune associato alla variazione',
  ],
  read(table, sources) {
    for (const row of table.rows) {
      sources.declared.push({
        kind: 'ES',
        date: dateOf(row, 'data evento'),
        code: row.code('codice comune', 6),
        relatedCode: row.codeOrNull('codice del comune associato alla variazione', 6),
        act: null,
        content: null,
        split: splitOf(row),
      });
    }
  },
});
