import { useApi, useLanguage } from '@territori/kit';
import { useQuery } from '@territori/kit/query';
import { useLocation, useNavigate } from '@territori/kit/router';
import { ErrorState, SkeletonText } from '@territori/ui/feedback';
import { Page, PageHeader } from '@territori/ui/layout';
import { PageTitle } from '@territori/ui/text';
import { useCallback, useEffect, useMemo } from 'react';
import { reportQuery } from '../data/reports.ts';
import { useFlowMessages } from '../flowMessages.ts';
import { type ReturnNavigation, readReportNavigation } from '../navigation.ts';
import { BackButton } from './BackButton.tsx';
import { OpenReport } from './OpenReport.tsx';
import { readViewerAddress } from './viewerAddress.ts';

export interface ReportViewerProps {
  /** What the report belongs to, above its title: "In evidenza", "Ricostruzione codici statistici". */
  readonly mainTitle?: string;
  /** Path the viewer goes back to when it was opened by a link, such as `/home`. */
  readonly backTo: string;
}

/**
 * A report at the dates and with the view that the address holds. Goes back to where it came from when the address has no id, or when there is no such report
 * to show (unknown, or not enabled).
 */
export function ReportViewer({ mainTitle, backTo }: ReportViewerProps) {
  const t = useFlowMessages();
  const api = useApi();
  const language = useLanguage();
  const { search, state } = useLocation();
  const navigation = useMemo(() => readReportNavigation(state), [state]);
  const { id } = useMemo(() => readViewerAddress(search), [search]);
  const goBack = useGoBack(backTo);
  const report = useQuery({ ...reportQuery(api, language, id ?? 0), enabled: id !== undefined, placeholderData: (previous) => previous });

  const missing = id === undefined || report.data === null;
  useEffect(() => {
    if (missing) goBack();
  }, [missing, goBack]);

  if (missing) return null;
  const back = <BackButton onBack={goBack} mainTitle={mainTitle} />;
  if (report.data) return <OpenReport key={id} report={report.data} back={back} />;
  return (
    <Page>
      <PageHeader above={back}>
        <PageTitle>{navigation?.title ?? t(report.isError ? 'report' : 'caricamento')}</PageTitle>
      </PageHeader>
      {report.isError ? (
        <ErrorState title={t('errore.report')} onRetry={() => report.refetch()} labels={{ retry: t('riprova') }} />
      ) : (
        <div aria-busy="true">
          <SkeletonText lines={8} />
        </div>
      )}
    </Page>
  );
}

/** Back to the search page as it was left, or to the path the viewer belongs to. */
function useGoBack(backTo: string): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  return useCallback(() => {
    const navigation = readReportNavigation(state);
    if (!navigation) {
      navigate(backTo, { replace: true });
      return;
    }
    const returned: ReturnNavigation = { restored: navigation.caller };
    navigate(`${navigation.backPath}${navigation.caller.search}`, { replace: true, state: returned });
  }, [navigate, state, backTo]);
}
