import type { ReportListItem } from '@territori/contract/wire';
import { formatDate, useApi, useLanguage } from '@territori/kit';
import { keepPreviousData, useQuery } from '@territori/kit/query';
import { Button } from '@territori/ui/button';
import { InlineMessage } from '@territori/ui/feedback';
import { ArrowDownloadRegular, FilterRegular, TableRegular } from '@territori/ui/icon';
import { Stack, useNarrow } from '@territori/ui/layout';
import { useEffect, useId, useMemo, useState } from 'react';
import { editionQuery } from '../data/edition.ts';
import { headerQuery } from '../data/headerQuery.ts';
import { rowsQuery } from '../data/rowsQuery.ts';
import { useFlowMessages } from '../flowMessages.ts';
import { LaterPart } from '../LaterPart.tsx';
import { mappedUnits } from '../reportMap/mappedUnits.ts';
import { CorrectedDates } from './CorrectedDates.tsx';
import { PrintNote } from './PrintNote.tsx';
import { ReportActions } from './ReportActions.tsx';
import { ReportFilters } from './ReportFilters.tsx';
import { ReportTable } from './ReportTable.tsx';
import { ResultLine } from './ResultLine.tsx';
import { SilentColumns } from './SilentColumns.tsx';
import { SwitchedView } from './SwitchedView.tsx';
import { useCountOpening } from './useCountOpening.ts';
import { useReportView } from './useReportView.ts';

/** A loaded report: dates and filters, actions, the number of rows, and the rows, all from the first screen on. */
export function OpenReport({ report }: { readonly report: ReportListItem }) {
  const t = useFlowMessages();
  const api = useApi();
  const language = useLanguage();
  const { dates, view, show, link, corrections } = useReportView(report);
  useCountOpening(report.id_funzione);

  const request = useMemo(() => ({ id: report.id_funzione, dates, view }), [report, dates, view]);
  const edition = useQuery(editionQuery(api, language));
  const metadata = useQuery(headerQuery(api, language, report.id_funzione, dates)).data;
  const rows = useQuery({
    ...rowsQuery(api, language, request, edition.data),
    placeholderData: keepPreviousData,
    enabled: !edition.isPending,
  });
  useLastPage(rows.data?.totalRows, rows.isPlaceholderData, view, show);

  const narrow = useNarrow();
  const { foldable, toggle } = useFolding(narrow);
  const columns = rows.data;
  const sources = [...new Set(metadata?.map(({ source }) => source).filter(Boolean))].join('; ');
  const caption = dates.to
    ? t('tabella.periodo', { titolo: report.titolo_report, dal: formatDate(dates.from), al: formatDate(dates.to) })
    : t('tabella.data', { titolo: report.titolo_report, data: formatDate(dates.from) });
  const mapped = columns && mappedUnits(columns.colNames);
  const onMap = view.map;
  const showTable = () => show({ map: undefined });
  const [filters, actions] = [foldable('filters'), foldable('actions')];
  return (
    <Stack gap="small">
      {edition.data && (dates.to ?? dates.from) > edition.data.aggiornata_al && (
        <InlineMessage intent="info" live={false}>
          {t('edizione.oltre', { data: formatDate(edition.data.aggiornata_al) })}
        </InlineMessage>
      )}
      <CorrectedDates corrections={corrections} />
      <PrintNote request={request} columns={columns} total={columns?.totalRows} source={sources || edition.data?.nome} link={link} />
      {filters && actions && (
        <Stack direction="row" gap="small">
          <Button icon={<FilterRegular />} {...filters.button} onClick={() => toggle('filters')}>
            {t('filtri')}
          </Button>
          <Button icon={<ArrowDownloadRegular />} {...actions.button} onClick={() => toggle('actions')}>
            {t('azioni')}
          </Button>
        </Stack>
      )}
      <div id={filters?.button['aria-controls']} hidden={filters?.folded}>
        <ReportFilters report={report} request={request} columns={columns} edition={edition.data} onApply={show} />
      </div>
      <div id={actions?.button['aria-controls']} hidden={actions?.folded}>
        <ReportActions
          report={report}
          request={request}
          columns={columns}
          metadata={metadata}
          edition={edition.data?.id}
          link={link}
          onShow={show}
        />
      </div>
      <ResultLine
        rows={columns}
        stale={rows.isPlaceholderData}
        filters={view.filters}
        onChange={(changed) => show({ filters: changed, page: 1 })}
      >
        {columns && !narrow && <SilentColumns rows={columns} view={view} onShow={show} />}
      </ResultLine>
      <SwitchedView view={onMap ? 'map' : 'table'} name={onMap ? caption : t('mappa.tabella')}>
        {mapped && onMap ? (
          <>
            <div>
              <Button icon={<TableRegular />} onClick={showTable}>
                {t('mappa.tabella')}
              </Button>
            </div>
            <LaterPart
              load={() => import('../reportMap/ReportMap.tsx')}
              props={{
                title: caption,
                request,
                edition: edition.data,
                units: mapped,
                column: onMap,
                onColumn: (map: string) => show({ map }),
                onTable: showTable,
              }}
              height={30}
              failure={t('mappa.errore')}
            />
          </>
        ) : (
          <ReportTable caption={caption} rows={rows} dates={dates} view={view} onShow={show} />
        )}
      </SwitchedView>
      {/* below the rows, which stay on the first screen */}
      {columns?.avviso && (
        <InlineMessage intent="info" live={false}>
          {columns.avviso}
        </InlineMessage>
      )}
    </Stack>
  );
}

type Part = 'filters' | 'actions';

/** On a narrow screen, form and actions are folded behind a button each, so that the rows are on the first screen. */
function useFolding(narrow: boolean) {
  const id = useId();
  const [open, setOpen] = useState<Readonly<Record<Part, boolean>>>({ filters: false, actions: false });
  const foldable = (part: Part) =>
    narrow ? { folded: !open[part], button: { 'aria-expanded': open[part], 'aria-controls': `${id}-${part}` } } : undefined;
  return { foldable, toggle: (part: Part) => setOpen({ ...open, [part]: !open[part] }) };
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
