import type { DeclaredList } from '@territori/history/territory/sources/DeclaredList';
import { message } from '../message.ts';
import { dateInName, type SourceTable } from '../tables/SourceTable.ts';
import { changeDateOf, isAbroad, splitOf } from './declaredRow.ts';
import { type Format, istatFormat } from './format.ts';

/** Where each thing stands in one way of writing a list of ends. */
interface EndColumns {
  year: string;
  code: string;
  name: string;
  split: string;
  date: string;
  relatedCode: string;
  relatedName: string;
  relatedPlate: string;
}

const readEndedMunicipalities =
  (of: DeclaredList['of'], columns: EndColumns): Format['read'] =>
  (table: SourceTable, sources) => {
    const rows = table.rows.map((row) => {
      const abroad = isAbroad(row.text(columns.relatedName));
      return {
        kind: abroad ? ('AS' as const) : ('ES' as const),
        date: changeDateOf(row, columns.date, columns.year),
        code: row.code(columns.code, 6),
        name: row.text(columns.name),
        relatedCode: row.codeOrNull(columns.relatedCode, 6),
        relatedName: abroad ? null : row.textOrNull(columns.relatedName),
        relatedPlate: row.textOrNull(columns.relatedPlate),
        act: null,
        content: null,
        split: abroad ? null : splitOf(row, columns.split),
      };
    });
    sources.declared.push({ of, date: dateInName(table.file), file: table.file, rows });
  };

/**
 * "Elenco comuni soppressi", the file of the institute's site: the municipalities that ended and were not founded
 * again, with who took over.
 */
export const suppressedMunicipalities = istatFormat({
  description: message('endedMunicipalities.suppressedMunicipalities.description'),
  url: 'https://www.istat.it/classificazione/codici-dei-comuni-delle-province-e-delle-regioni/',
  municipality: 'codice comune',
  columns: [
    'anno',
    'codice comune',
    'denominazione comune',
    'comune soppresso per scorporo',
    'data evento',
    'codice del comune associato alla variazione',
  ],
  read: readEndedMunicipalities('ended', {
    year: 'anno',
    code: 'codice comune',
    name: 'denominazione comune',
    split: 'comune soppresso per scorporo',
    date: 'data evento',
    relatedCode: 'codice del comune associato alla variazione',
    relatedName: 'denominazione comune associato alla variazione',
    relatedPlate: 'sigla automobilistica associata alla variazione',
  }),
});

const COLUMNS_OF_ENDS: EndColumns = {
  year: 'anno',
  code: 'pro_com_t',
  name: 'comune',
  split: 'flag_es_scorporo',
  date: 'data_inizio_amministrativa',
  relatedCode: 'pro_com_t_rel',
  relatedName: 'comune_rel',
  relatedPlate: 'sigla_uts_rel',
};

/** Report 128: the municipalities that ended and were not founded again. */
export const report128 = istatFormat({
  report: 128,
  municipality: 'pro_com_t',
  description: message('endedMunicipalities.ended.description'),
  columns: ['anno', 'pro_com_t', 'flag_es_scorporo', 'data_inizio_amministrativa', 'pro_com_t_rel', 'comune_rel'],
  read: readEndedMunicipalities('ended', COLUMNS_OF_ENDS),
});

/**
 * Report 98: every end of a period, also of the municipalities that came back. It has the cadastral code, which report 128 has not.
 */
export const report98 = istatFormat({
  report: 98,
  municipality: 'pro_com_t',
  description: message('endedMunicipalities.ends.description'),
  columns: [...report128.columns, 'cod_catasto'],
  read: readEndedMunicipalities('ends', COLUMNS_OF_ENDS),
});
