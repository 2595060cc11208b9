import { message } from '../message.ts';
import { dateInName, type Row, type SourceTable } from '../tables/SourceTable.ts';
import { actOf, changeDateOf, changeKindOf } from './declaredRow.ts';
import { type Format, istatFormat } from './format.ts';

/** Where each thing stands in one way of writing the list. A plate column that is not in the file is read as empty. */
interface ChangeColumns {
  year: string;
  kind: string;
  code: string;
  name: string;
  relatedCode: string;
  relatedName: string;
  relatedPlate: string;
  act: string;
  content: string;
  date: string;
}

const readChangesSince1991 =
  (columns: ChangeColumns): Format['read'] =>
  (table: SourceTable, sources) => {
    const rows = table.rows.map((row: Row) => ({
      kind: changeKindOf(row, columns.kind),
      date: changeDateOf(row, columns.date, columns.year),
      code: row.code(columns.code, 6),
      name: row.text(columns.name),
      relatedCode: row.codeOrNull(columns.relatedCode, 6),
      relatedName: row.textOrNull(columns.relatedName),
      relatedPlate: row.textOrNull(columns.relatedPlate),
      act: actOf(row.text(columns.act)),
      content: row.textOrNull(columns.content),
      split: null,
    }));
    sources.declared.push({ of: 'changes', date: dateInName(table.file), file: table.file, rows });
  };

/** "Variazioni amministrative e territoriali dal 1991", the file of the institute's site: every change with its act. */
export const changesSince1991 = istatFormat({
  description: message('changesSince1991.description'),
  url: 'https://www.istat.it/classificazione/codici-dei-comuni-delle-province-e-delle-regioni/',
  municipality: 'codice comune formato alfanumerico',
  columns: [
    'anno',
    'tipo variazione',
    'codice comune formato alfanumerico',
    'provvedimento e documento',
    'contenuto del provvedimento',
    'data decorrenza validità amministrativa',
  ],
  read: readChangesSince1991({
    year: 'anno',
    kind: 'tipo variazione',
    code: 'codice comune formato alfanumerico',
    name: 'denominazione comune',
    relatedCode: 'codice del comune associato alla variazione o nuovo codice istat del comune',
    relatedName: 'denominazione comune associata alla variazione o nuova denominazione',
    relatedPlate: '',
    act: 'provvedimento e documento',
    content: 'contenuto del provvedimento',
    date: 'data decorrenza validità amministrativa',
  }),
});

/** Report 129: every change since 1991 with its act. */
export const report129 = istatFormat({
  report: 129,
  municipality: 'pro_com_t',
  description: message('changesSince1991.report129.description'),
  columns: ['desc_cod_variazione', 'pro_com_t', 'pro_com_t_rel', 'provvedimento', 'data_inizio_amministrativa'],
  read: readChangesSince1991({
    year: 'anno',
    kind: 'desc_cod_variazione',
    code: 'pro_com_t',
    name: 'comune',
    relatedCode: 'pro_com_t_rel',
    relatedName: 'comune_rel',
    relatedPlate: 'sigla_automobilistica_rel',
    act: 'provvedimento',
    content: 'testo_provvedimento',
    date: 'data_inizio_amministrativa',
  }),
});
