import type { ReportListItem, ReportSpool } from '@territori/contract/wire';
import { ExportButtons, type ExportButtonsProps } from '@territori/exports/ExportButtons';
import { type ExportColumn, exportColumns } from '@territori/exports/ExportTable';
import { useDocumentLook } from '@territori/exports/useDocumentLook';
import { useExportMessages } from '@territori/exports/useExportMessages';
import { useApi, useLanguage, useNotify, useProduct } from '@territori/kit';
import { Button } from '@territori/ui/button';
import { Checkbox } from '@territori/ui/choice';
import { copyText } from '@territori/ui/code';
import { InlineMessage } from '@territori/ui/feedback';
import { BookRegular, CodeRegular, LinkRegular, MapRegular, TableRegular } from '@territori/ui/icon';
import { makeStyles, tokens } from '@territori/ui/theme';
import { useState } from 'react';
import { ApiModal } from '../api/ApiModal.tsx';
import type { ColumnMetadata } from '../data/ColumnMetadata.ts';
import { ANY_COLUMN, type ReportView } from '../data/ReportView.ts';
import type { RowsRequest } from '../data/RowsRequest.ts';
import { spoolPath } from '../data/spoolRequest.ts';
import { wholeReportQuery } from '../data/wholeReportQuery.ts';
import { useFlowMessages } from '../flowMessages.ts';
import { mappedUnits } from '../reportMap/mappedUnits.ts';
import { ColumnChooser } from './ColumnChooser.tsx';
import { filterText } from './filterText.ts';
import { MetadataModal } from './MetadataModal.tsx';
import { datesText } from './PrintNote.tsx';
import { reportFile, reportOds, reportPdf } from './reportFile.ts';
import { WidePdf } from './WidePdf.tsx';

export interface ReportActionsProps {
  readonly report: ReportListItem;
  readonly request: RowsRequest;
  readonly columns: ReportSpool | undefined;
  /** Of the report's columns; undefined while they load and where they do not. */
  readonly metadata: readonly ColumnMetadata[] | undefined;
  /** Of the data; undefined while it is not known. */
  readonly edition: string | undefined;
  /** The address of this view. */
  readonly link: string;
  readonly onShow: (change: Partial<ReportView>) => void;
}

/** A PDF with more columns than this asks before it is made. */
const WIDE = 12;

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalS, '@media print': { display: 'none' } },
  // two lines also where one would do at first: buttons that come with the rows would move the downloads, and the rows with them
  bar: { display: 'grid', gap: tokens.spacingVerticalXS },
  group: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
});

/**
 * The actions of a report: choose columns, show the rows on a map, read the metadata, call it from a program, share this view; below them,
 * download all rows.
 */
export function ReportActions({ report, request, columns, metadata, edition, link, onShow }: ReportActionsProps) {
  const t = useFlowMessages();
  const files = useExportMessages();
  const language = useLanguage();
  const api = useApi();
  const notify = useNotify();
  const product = useProduct();
  const look = useDocumentLook();
  const styles = useStyles();
  const [open, setOpen] = useState<'metadata' | 'api' | 'columns'>();
  /** Makes the PDF once the visitor has chosen its columns. */
  const [startPdf, setStartPdf] = useState<{ readonly with: (columns: readonly ExportColumn[]) => void }>();
  const [withMetadata, setWithMetadata] = useState(false);
  const [uncopied, setUncopied] = useState(false);
  const close = () => setOpen(undefined);

  const copyLink = async () => {
    const copied = await copyText(link);
    setUncopied(!copied);
    if (copied) notify({ kind: 'success', title: t('link.copiato') });
  };

  const { dates, view } = request;
  const all = columns ? exportColumns(columns.colNames, columns.label) : [];
  const chosen = view.columns ? all.filter(({ name }) => view.columns?.includes(name)) : all;
  const shown = chosen.length > 0 ? chosen : all;

  const asked = { rows: request, language, edition, metadata: withMetadata };
  const makePdf =
    (pdfColumns: readonly ExportColumn[]): ExportButtonsProps['make'] =>
    (_, options) =>
      reportPdf(
        api,
        asked,
        {
          look,
          title: report.titolo_report,
          subtitles: [
            datesText(dates, t),
            ...view.filters.map((filter) => filterText(filter, columns, language, t)),
            t('pdf.fonte', { prodotto: product, indirizzo: link }),
          ],
          columns: pdfColumns,
          // the worker fills in the numbers
          footer: files('pdf.pagina', { page: '{{page}}', pages: '{{pages}}' }),
          groupTitle: files('pdf.gruppo', { group: '{{group}}', groups: '{{groups}}' }),
        },
        options,
      );

  const makeOds: ExportButtonsProps['make'] = (_, options) =>
    reportOds(api, asked, { title: report.titolo_report, columns: all, sheet: t('scarica.foglio'), creator: product }, options);
  const make: ExportButtonsProps['make'] = (kind, options) => {
    if (kind === 'PDF') return makePdf(shown)(kind, options);
    return kind === 'ODS' ? makeOds(kind, options) : reportFile(api, kind, asked, options);
  };

  return (
    <div className={styles.root}>
      <div className={styles.bar}>
        <div className={styles.group}>
          {columns && (
            <Button icon={<TableRegular />} aria-haspopup="dialog" onClick={() => setOpen('columns')}>
              {shown.length === all.length ? t('colonne') : t('colonne.alcune', { scelte: shown.length, tutte: all.length })}
            </Button>
          )}
          {columns && !view.map && mappedUnits(columns.colNames) && (
            <Button icon={<MapRegular />} onClick={() => onShow({ map: ANY_COLUMN })}>
              {t('mappa')}
            </Button>
          )}
          {metadata && metadata.length > 0 && (
            <Button icon={<BookRegular />} aria-haspopup="dialog" onClick={() => setOpen('metadata')}>
              {t('metadati.leggi')}
            </Button>
          )}
          <Button icon={<CodeRegular />} aria-haspopup="dialog" onClick={() => setOpen('api')}>
            {t('api')}
          </Button>
          <Button icon={<LinkRegular />} onClick={copyLink}>
            {t('link.copia')}
          </Button>
        </div>
        <ExportButtons
          disabledReason={columns ? undefined : t('scarica.nonAncora')}
          options={
            <Checkbox
              checked={withMetadata}
              onChange={(_, { checked }) => setWithMetadata(checked === true)}
              label={t('scarica.conMetadati')}
            />
          }
          ask={(kind, start) => {
            if (kind !== 'PDF' || shown.length <= WIDE) return false;
            setStartPdf({ with: (pdfColumns) => start(makePdf(pdfColumns)) });
            return true;
          }}
          make={make}
        />
      </div>
      {uncopied && (
        <InlineMessage intent="warning" title={t('link.nonCopiato')} onDismiss={() => setUncopied(false)} labels={{ dismiss: t('chiudi') }}>
          <code style={{ overflowWrap: 'anywhere' }}>{link}</code>
        </InlineMessage>
      )}
      {metadata && <MetadataModal open={open === 'metadata'} onClose={close} title={report.titolo_report} metadata={metadata} />}
      {columns && open === 'columns' && (
        <ColumnChooser
          columns={columns}
          chosen={shown.map(({ name }) => name)}
          onChoose={(names) => onShow({ columns: names })}
          onClose={close}
        />
      )}
      {columns && startPdf && (
        <WidePdf
          columns={shown}
          rows={columns}
          onStart={startPdf.with}
          onColumns={() => setOpen('columns')}
          onClose={() => setStartPdf(undefined)}
        />
      )}
      <ApiModal
        open={open === 'api'}
        onClose={close}
        report={report}
        dates={dates}
        view={api.url(spoolPath(request), wholeReportQuery(request, language))}
        silent={false}
      />
    </div>
  );
}
