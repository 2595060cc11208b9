import type { ReportListItem } from '@territori/contract/wire';
import { useApi, useLanguage, usePageTitle } from '@territori/kit';
import { useQuery } from '@territori/kit/query';
import { useLocation, useNavigate } from '@territori/kit/router';
import { ErrorState, SkeletonText } from '@territori/ui/feedback';
import { Deferred, Page, PageHeader, Stack } from '@territori/ui/layout';
import { PageTitle, Prose, Text } from '@territori/ui/text';
import { type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { periodText } from '../data/periodText.ts';
import { reportQuery } from '../data/reports.ts';
import { useFlowMessages } from '../flowMessages.ts';
import { type ReturnNavigation, readReportNavigation } from '../navigation.ts';
import { BackButton } from './BackButton.tsx';
import { OpenReport } from './OpenReport.tsx';
import { readViewerAddress } from './viewerAddress.ts';

export interface ReportViewerProps {
  /** The name of the group that the report belongs to, above its title: "In evidenza", "Ricostruzione codici statistici". */
  readonly mainTitle?: string;
  /** Path the viewer goes back to when it was opened by a link, such as `/home`. */
  readonly backTo: string;
  /** What the page says above the report: where else its subject is. */
  readonly note?: ReactNode;
}

/**
 * A report at the dates and with the view of the address. Goes back to the previous page when the address has no id, or
 * when the report is unknown or not enabled.
 */
export function ReportViewer({ mainTitle, backTo, note }: ReportViewerProps) {
  const t = useFlowMessages();
  const api = useApi();
  const language = useLanguage();
  const { search, state } = useLocation();
  const navigation = useMemo(() => readReportNavigation(state), [state]);
  const { id } = useMemo(() => readViewerAddress(search), [search]);
  const goBack = useGoBack(backTo);
  const report = useQuery({
    ...reportQuery(api, language, id ?? 0),
    enabled: id !== undefined, // while a language loads, the same report stays; another id shows a loading state
    placeholderData: (previous) => (previous?.id_funzione === id ? previous : undefined),
  });

  const missing = id === undefined || report.data === null;
  useEffect(() => {
    if (missing) goBack();
  }, [missing, goBack]);

  const title = report.data?.titolo_report ?? navigation?.title ?? '';
  usePageTitle(title);

  if (missing) return null;
  return (
    <Page>
      {/* heading and way back stay while the rest comes: the focus is on one of them */}
      <PageHeader above={<BackButton onBack={goBack} mainTitle={mainTitle} />} lead={report.data && <ReportLead report={report.data} />}>
        <PageTitle>{title || t(report.isError ? 'report' : 'caricamento')}</PageTitle>
      </PageHeader>
      {note}
      {report.data ? (
        <Deferred key={id} fallback={<Loading />}>
          <OpenReport report={report.data} />
        </Deferred>
      ) : report.isError ? (
        <ErrorState title={t('errore.report')} onRetry={() => report.refetch()} labels={{ retry: t('riprova') }} />
      ) : (
        <Loading />
      )}
    </Page>
  );
}

const Loading = () => (
  <div aria-busy="true">
    <SkeletonText lines={8} />
  </div>
);

/** The period of a report, and its description. */
function ReportLead({ report }: { readonly report: ReportListItem }) {
  const t = useFlowMessages();
  return (
    <Stack gap="small">
      <Text as="p" numeric>
        {t('periodo', { periodo: periodText(report.periodo_dati) })}
      </Text>
      {report.descrizione_report && <Prose>{report.descrizione_report}</Prose>}
    </Stack>
  );
}

/**
 * Goes back to the search page in its former state, or to the path of the viewer. The function is new at each location:
 * a visitor who goes quickly from one address without a report to another is led back from the second one too.
 */
function useGoBack(backTo: string): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  return useCallback(() => {
    const navigation = readReportNavigation(location.state);
    if (!navigation) {
      navigate(backTo, { replace: true });
      return;
    }
    const returned: ReturnNavigation = { restored: navigation.caller };
    navigate(`${navigation.backPath}${navigation.caller.search}`, { replace: true, state: returned });
  }, [navigate, location, backTo]);
}
