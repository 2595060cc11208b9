import type { ReportListItem, ReportSpool } from '@territori/contract/wire';
import { formatDate, useApi, useLanguage, useNotify, useProduct } from '@territori/kit';
import { useQuery } from '@territori/kit/query';
import { Button } from '@territori/ui/button';
import { copyText } from '@territori/ui/code';
import { InlineMessage } from '@territori/ui/feedback';
import { Checkbox } from '@territori/ui/field';
import { BookRegular, CodeRegular, LinkRegular } from '@territori/ui/icon';
import { Stack } from '@territori/ui/layout';
import { useState } from 'react';
import { ApiModal } from '../api/ApiModal.tsx';
import { type RowsRequest, spoolPath, spoolQuery } from '../data/reportRows.ts';
import { headerQuery } from '../data/reports.ts';
import { ExportButtons } from '../exports/ExportButtons.tsx';
import { exportColumns } from '../exports/ExportTable.ts';
import { reportFile, reportPdf } from '../exports/reportFile.ts';
import { useFlowMessages } from '../flowMessages.ts';
import { filterText } from './ActiveFilters.tsx';
import { MetadataModal } from './MetadataModal.tsx';

export interface ReportActionsProps {
  readonly report: ReportListItem;
  readonly request: RowsRequest;
  readonly columns: ReportSpool | undefined;
  /** Of the data; undefined while it is not known. */
  readonly edition: string | undefined;
  /** The address of this view. */
  readonly link: string;
}

/** The actions of a report: read its metadata, download all rows, call it from a program, share this view. */
export function ReportActions({ report, request, columns, edition, link }: ReportActionsProps) {
  const t = useFlowMessages();
  const language = useLanguage();
  const api = useApi();
  const notify = useNotify();
  const product = useProduct();
  const header = useQuery(headerQuery(api, language, report.id_funzione, request.dates));
  const [open, setOpen] = useState<'metadata' | 'api'>();
  const [withMetadata, setWithMetadata] = useState(false);
  const [uncopied, setUncopied] = useState(false);
  const close = () => setOpen(undefined);

  const copyLink = async () => {
    const copied = await copyText(link);
    setUncopied(!copied);
    if (copied) notify({ kind: 'success', title: t('link.copiato') });
  };

  const { dates, view } = request;
  const pdfTexts = () => ({
    creator: product,
    title: report.titolo_report,
    subtitles: [
      dates.to
        ? t('pdf.periodo', { dal: formatDate(dates.from), al: formatDate(dates.to) })
        : t('pdf.data', { data: formatDate(dates.from) }),
      ...view.filters.map((filter) => filterText(filter, columns, t('nonDisponibile'))),
    ],
    columns: columns ? exportColumns(columns.colNames, columns.label) : [],
    // the worker fills in the numbers
    footer: t('pdf.pagina', { page: '{{page}}', pages: '{{pages}}' }),
    groupTitle: t('pdf.gruppo', { group: '{{group}}', groups: '{{groups}}' }),
  });

  return (
    <Stack gap="small">
      <Stack direction="row" justify="between" align="start">
        <Stack direction="row" gap="small" align="center">
          {header.data && header.data.length > 0 && (
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
        </Stack>
        <ExportButtons
          disabledReason={columns ? undefined : t('scarica.nonAncora')}
          options={
            <Checkbox
              checked={withMetadata}
              onChange={(_, { checked }) => setWithMetadata(checked === true)}
              label={t('scarica.conMetadati')}
            />
          }
          make={(kind, options) => {
            const asked = { rows: request, language, edition, metadata: withMetadata };
            return kind === 'PDF' ? reportPdf(api, asked, pdfTexts(), options) : reportFile(api, kind, asked, options);
          }}
        />
      </Stack>
      {uncopied && (
        <InlineMessage intent="warning" title={t('link.nonCopiato')} onDismiss={() => setUncopied(false)} labels={{ dismiss: t('chiudi') }}>
          <code style={{ overflowWrap: 'anywhere' }}>{link}</code>
        </InlineMessage>
      )}
      {header.data && <MetadataModal open={open === 'metadata'} onClose={close} title={report.titolo_report} metadata={header.data} />}
      <ApiModal
        open={open === 'api'}
        onClose={close}
        report={report}
        dates={dates}
        view={api.url(spoolPath(request), spoolQuery(request, language))}
        silent={false}
      />
    </Stack>
  );
}
