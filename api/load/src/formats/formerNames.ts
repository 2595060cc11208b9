import { message } from '../message.ts';
import { dateInName } from '../tables/SourceTable.ts';
import { type Format, istatFormat } from './format.ts';

/** Where each thing stands in one way of writing the list. */
interface FormerNameColumns {
  name: string;
  code: string;
  currentCode: string;
  currentName: string;
  /** The code of the former name itself. */
  nameCode: string;
}

const readFormerNames =
  (columns: FormerNameColumns): Format['read'] =>
  (table, sources) => {
    const rows = table.rows.map((row) => {
      // nothing is made of them, but a row without them is not one of this list
      row.code(columns.currentCode, 6);
      row.required(columns.currentName);
      return { name: row.required(columns.name), code: row.code(columns.code, 6), nameCode: row.codeOrNull(columns.nameCode, 6) };
    });
    sources.formerNames.push({ date: dateInName(table.file), rows });
  };

const ABOUT_REPORT_130 = {
  report: 130,
  municipality: 'pro_com_t_corr',
  description: message('formerNames.about.description'),
};

/** Report 130 as the XLSX and CSV buttons of the live portal give it, by labels. */
export const report130 = istatFormat({
  ...ABOUT_REPORT_130,
  columns: ['codice comune', 'denominazione precedente', 'codice comune corrente', 'denominazione corrente'],
  read: readFormerNames({
    name: 'denominazione precedente',
    code: 'codice comune',
    currentCode: 'codice comune corrente',
    currentName: 'denominazione corrente',
    nameCode: 'codice denominazione storico',
  }),
});

/** Report 130 as JSON, by column names. */
export const report130Rows = istatFormat({
  ...ABOUT_REPORT_130,
  columns: ['denominazione_prec', 'pro_com_t', 'pro_com_t_corr', 'comune_corr'],
  read: readFormerNames({
    name: 'denominazione_prec',
    code: 'pro_com_t',
    currentCode: 'pro_com_t_corr',
    currentName: 'comune_corr',
    nameCode: 'cod_denominazione_storico',
  }),
});
