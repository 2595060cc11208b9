import { formatDate, formatNumber, today, useLanguage } from '@territori/kit';
import { makeStyles } from '@territori/ui/theme';
import type { RowsRequest } from '../data/RowsRequest.ts';
import type { ReportDates } from '../data/reportDates.ts';
import { useFlowMessages } from '../flowMessages.ts';
import { type FilterColumns, filterText } from './filterText.ts';

export interface PrintNoteProps {
  readonly request: RowsRequest;
  readonly columns: FilterColumns;
  readonly total: number | undefined;
  /** Where the data come from; undefined while it is not known. */
  readonly source: string | undefined;
  /** The address of this view. */
  readonly link: string;
}

const useStyles = makeStyles({
  root: { display: 'none', '@media print': { display: 'block', fontSize: '9pt' } },
  line: { margin: 0, overflowWrap: 'anywhere' },
});

/** The dates of a view in words. */
export function datesText({ from, to }: ReportDates, t: ReturnType<typeof useFlowMessages>): string {
  return to ? t('pdf.periodo', { dal: formatDate(from), al: formatDate(to) }) : t('pdf.data', { data: formatDate(from) });
}

/** On paper only: what the printed rows are, where they come from and where to find them again. */
export function PrintNote({ request, columns, total, source, link }: PrintNoteProps) {
  const t = useFlowMessages();
  const language = useLanguage();
  const styles = useStyles();
  const number = (value: number) => formatNumber(value, language);
  const { filters, page, size } = request.view;
  const first = (page - 1) * size + 1;
  const lines = [
    datesText(request.dates, t),
    filters.length > 0 && t('stampa.filtri', { filtri: filters.map((filter) => filterText(filter, columns, language, t)).join('; ') }),
    total !== undefined &&
      total > 0 &&
      t('stampa.righe', { prima: number(first), ultima: number(Math.min(first + size - 1, total)), tutte: number(total) }),
    source && t('stampa.fonte', { fonte: source }),
    t('stampa.data', { data: formatDate(today()) }),
    t('stampa.indirizzo', { indirizzo: link }),
  ];
  return (
    <div className={styles.root} data-paper-note="">
      {lines.filter(Boolean).map((line) => (
        <p key={String(line)} className={styles.line}>
          {line}
        </p>
      ))}
    </div>
  );
}
