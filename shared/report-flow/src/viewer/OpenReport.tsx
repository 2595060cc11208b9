import type { ReportListItem } from '@territori/contract/wire';
import { formatDate, useApi, useLanguage } from '@territori/kit';
import { keepPreviousData, useQuery } from '@territori/kit/query';
import { InlineMessage } from '@territori/ui/feedback';
import { Stack } from '@territori/ui/layout';
import { useEffect, useMemo } from 'react';
import { editionQuery } from '../data/edition.ts';
import { rowsQuery } from '../data/reportRows.ts';
import { useFlowMessages } from '../flowMessages.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { ReportActions } from './ReportActions.tsx';
import { ReportFilters } from './ReportFilters.tsx';
import { ReportTable } from './ReportTable.tsx';
import { useCountOpening } from './useCountOpening.ts';
import { useReportView } from './useReportView.ts';

/** A loaded report: filters, rows and actions. */
export function OpenReport({ report }: { readonly report: ReportListItem }) {
  const t = useFlowMessages();
  const api = useApi();
  const language = useLanguage();
  const { dates, view, show, link } = useReportView(report);
  useCountOpening(report.id_funzione);

  const request = useMemo(() => ({ id: report.id_funzione, dates, view }), [report, dates, view]);
  const edition = useQuery(editionQuery(api, language));
  const rows = useQuery({
    ...rowsQuery(api, language, request, edition.data?.id),
    placeholderData: keepPreviousData,
    enabled: !edition.isPending,
  });
  useLastPage(rows.data?.totalRows, rows.isPlaceholderData, view, show);

  const columns = rows.data;
  return (
    <>
      {edition.data && (dates.to ?? dates.from) > edition.data.aggiornata_al && (
        <InlineMessage intent="info" live={false}>
          {t('edizione.oltre', { data: formatDate(edition.data.aggiornata_al) })}
        </InlineMessage>
      )}
      <ReportFilters report={report} request={request} columns={columns} edition={edition.data?.id} onApply={show} />
      <Stack>
        <ReportActions report={report} request={request} columns={columns} edition={edition.data?.id} link={link} />
        <ActiveFilters filters={view.filters} columns={columns} onChange={(filters) => show({ filters, page: 1 })} />
        <ReportTable
          caption={
            dates.to
              ? t('tabella.periodo', { titolo: report.titolo_report, dal: formatDate(dates.from), al: formatDate(dates.to) })
              : t('tabella.data', { titolo: report.titolo_report, data: formatDate(dates.from) })
          }
          rows={rows}
          view={view}
          onShow={show}
        />
      </Stack>
    </>
  );
}

/** Replaces a page number beyond the end, as in an old link, by the last page. */
function useLastPage(
  total: number | undefined,
  stale: boolean,
  { page, size }: { readonly page: number; readonly size: number },
  show: (change: { readonly page: number }) => void,
): void {
  const last = total === undefined || stale ? undefined : Math.max(1, Math.ceil(total / size));
  useEffect(() => {
    if (last !== undefined && page > last) show({ page: last });
  }, [last, page, show]);
}
