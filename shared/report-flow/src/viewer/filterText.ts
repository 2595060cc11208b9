import type { Language } from '@territori/contract';
import type { ReportSpool } from '@territori/contract/wire';
import { exportColumns } from '@territori/exports/ExportTable';
import { formatDate } from '@territori/kit';
import { cellText } from '../cells/cellText.ts';
import { BLANK, type ColumnFilter } from '../data/ReportView.ts';
import type { useFlowMessages } from '../flowMessages.ts';

/** The columns whose labels and forms a filter's text needs; the column's name is shown until they are loaded. */
export type FilterColumns = Pick<ReportSpool, 'colNames' | 'label' | 'types' | 'formatMasks'> | undefined;

/** A filter in words: `Comune: L'Aquila`, `Comune contiene “san”`, `Popolazione residente: da 1.000`. */
export function filterText(
  { column, value, match }: ColumnFilter,
  columns: FilterColumns,
  language: Language,
  t: ReturnType<typeof useFlowMessages>,
): string {
  const index = columns ? columns.colNames.indexOf(column) : -1;
  const colonna = (columns && exportColumns(columns.colNames, columns.label)[index]?.label) ?? column;
  if (match === 'contains') return t('filtri.chipContiene', { colonna, valore: value });
  const shown = boundText(value, columns?.types[index], columns?.formatMasks[index] ?? '', language);
  if (match === 'from') return t('filtri.chipDa', { colonna, valore: shown });
  if (match === 'to') return t('filtri.chipA', { colonna, valore: shown });
  return `${colonna}: ${value === BLANK ? t('nonDisponibile') : cellText(column, value, '', language, t)}`;
}

function boundText(value: string, type: string | undefined, mask: string, language: Language): string {
  if (type === 'DATE') return formatDate(value) || value;
  return type === 'NUMBER' && Number.isFinite(Number(value)) ? cellText('', Number(value), mask, language, (key) => key) : value;
}
