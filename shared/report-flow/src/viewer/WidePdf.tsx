import type { ReportSpool } from '@territori/contract/wire';
import type { ExportColumn } from '@territori/exports/ExportTable';
import { columnsOfOnePage, estimatePdfPages } from '@territori/exports/pdfPages';
import { formatNumber, useLanguage } from '@territori/kit';
import { Button } from '@territori/ui/button';
import { Modal } from '@territori/ui/dialog';
import { Stack } from '@territori/ui/layout';
import { Text } from '@territori/ui/text';
import { useFlowMessages } from '../flowMessages.ts';

export interface WidePdfProps {
  readonly columns: readonly ExportColumn[];
  /** Some rows of the report, and their whole number. */
  readonly rows: Pick<ReportSpool, 'body' | 'totalRows'>;
  readonly onStart: (columns: readonly ExportColumn[]) => void;
  /** Opens the chooser of columns. */
  readonly onColumns: () => void;
  readonly onClose: () => void;
}

/** Asks before a wide table becomes a PDF: how many pages it will have, and with fewer columns. */
export function WidePdf({ columns, rows, onStart, onColumns, onClose }: WidePdfProps) {
  const t = useFlowMessages();
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const pages = (some: readonly ExportColumn[]) => number(estimatePdfPages(some, rows.body, rows.totalRows));
  const fewer = columnsOfOnePage(columns, rows.body);
  const choose = (action: () => void) => () => {
    onClose();
    action();
  };
  return (
    <Modal open onClose={onClose} title={t('pdf.largo.titolo')} labels={{ close: t('chiudi') }}>
      <Stack>
        <Text as="p">{t('pdf.largo.testo', { colonne: columns.length, righe: number(rows.totalRows), pagine: pages(columns) })}</Text>
        {fewer.length < columns.length && (
          <Button appearance="primary" onClick={choose(() => onStart(fewer))}>
            {t('pdf.largo.poche', { colonne: fewer.length, pagine: pages(fewer) })}
          </Button>
        )}
        <Button onClick={choose(() => onStart(columns))}>{t('pdf.largo.tutte', { pagine: pages(columns) })}</Button>
        <Button onClick={choose(onColumns)}>{t('pdf.largo.scegli')}</Button>
      </Stack>
    </Modal>
  );
}
