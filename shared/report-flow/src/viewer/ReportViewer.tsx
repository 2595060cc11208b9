import type { ReportKind, ReportListItem } from '@territori/contract/wire';
import { useApi, useHref, useLanguage, usePageTitle } from '@territori/kit';
import { useQuery } from '@territori/kit/query';
import { useLocation, useNavigate } from '@territori/kit/router';
import { ErrorState, SkeletonText } from '@territori/ui/feedback';
import { Deferred, Page, PageHeader } from '@territori/ui/layout';
import { PageTitle, Prose, Text } from '@territori/ui/text';
import { makeStyles, tokens } from '@territori/ui/theme';
import { type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { periodText } from '../data/periodText.ts';
import { reportQuery } from '../data/reportQuery.ts';
import { useFlowMessages } from '../flowMessages.ts';
import { type ReturnNavigation, readReportNavigation } from '../navigation.ts';
import type { UnknownReport } from '../unknownReport.ts';
import { BackButton } from './BackButton.tsx';
import { OpenReport } from './OpenReport.tsx';
import { readViewerAddress } from './viewerAddress.ts';

export interface ReportViewerProps {
  /** The name of the group that the report belongs to, above its title: "In evidenza", "Ricostruzione codici statistici". */
  readonly mainTitle?: string;
  /** Path the viewer goes back to when it was opened by a link, such as `/home`. */
  readonly backTo: string;
  /** What the page says below the report: where else its subject is. */
  readonly note?: ReactNode;
  /** The kind of reports of the section; a report of another kind opens in its own section. Undefined where reports of all kinds open. */
  readonly mode?: ReportKind;
}

/**
 * A report at the dates and with the view of the address. Goes back to the previous page when the address has no id, or
 * when the report is unknown or not enabled; the page then says that the report could not be opened.
 */
export function ReportViewer({ mainTitle, backTo, note, mode }: ReportViewerProps) {
  const t = useFlowMessages();
  const styles = useStyles();
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
  const elsewhere = useOwnSection(mode, report.data?.modo);
  useEffect(() => {
    if (missing) goBack(id === undefined ? undefined : { unknownReport: id });
  }, [missing, goBack, id]);

  const title = report.data?.titolo_report ?? navigation?.title ?? '';
  usePageTitle(title);

  if (missing || elsewhere) return null;
  return (
    <Page dense>
      {/* heading and way back stay while the rest comes: the focus is on one of them */}
      <PageHeader dense lead={report.data && <ReportLead report={report.data} />}>
        <div className={styles.head}>
          <BackButton onBack={() => goBack()} mainTitle={mainTitle} />
          <div className={styles.title}>
            <PageTitle compact>{title || t(report.isError ? 'report' : 'caricamento')}</PageTitle>
          </div>
        </div>
      </PageHeader>
      {report.data ? (
        <Deferred key={id} fallback={<Loading />}>
          <OpenReport report={report.data} />
        </Deferred>
      ) : report.isError ? (
        <ErrorState title={t('errore.report')} cause={report.error} onRetry={() => report.refetch()} labels={{ retry: t('riprova') }} />
      ) : (
        <Loading />
      )}
      {report.data && note}
    </Page>
  );
}

const Loading = () => (
  <div aria-busy="true">
    <SkeletonText lines={8} />
  </div>
);

const useStyles = makeStyles({
  // one line where the title fits beside the button back
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXXL}`,
    // a button without a frame begins where the text below it does
    '& .fui-Button': { marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalM})` },
  },
  title: { flex: '1 1 20rem', minWidth: 0 },
  lead: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalXL,
    alignItems: 'baseline',
    fontSize: tokens.fontSizeBase200,
  },
  details: { minWidth: 0, '&[open]': { flexBasis: '100%' }, '@media print': { display: 'none' } },
  summary: { width: 'fit-content', minHeight: '24px', color: tokens.colorBrandForegroundLink, cursor: 'pointer' },
});

/** The period of a report, and its description, folded so that the rows are on the first screen. */
function ReportLead({ report }: { readonly report: ReportListItem }) {
  const t = useFlowMessages();
  const styles = useStyles();
  return (
    <div className={styles.lead}>
      <Text as="p" size="small" numeric>
        {t('periodo', { periodo: periodText(report.periodo_dati) })}
      </Text>
      {report.descrizione_report && (
        <details className={styles.details}>
          <summary className={styles.summary}>{t('descrizione')}</summary>
          <Prose>{report.descrizione_report}</Prose>
        </details>
      )}
    </div>
  );
}

/** The section of each kind of report. */
const SECTIONS: Readonly<Record<ReportKind, string>> = { DATA: 'territorio', PERIODO: 'variazioni', ATTUALIZZAZIONE: 'ricostruzione' };

/** Leads to the section of the report when its kind is not that of this one; true while it does. */
function useOwnSection(own: ReportKind | undefined, kind: ReportKind | undefined): boolean {
  const navigate = useNavigate();
  const { search } = useLocation();
  const href = useHref();
  const section = own && kind && own !== kind ? href(SECTIONS[kind]) : undefined;
  useEffect(() => {
    if (section) navigate(`${section.replace(/^#/, '')}/body${search}`, { replace: true });
  }, [navigate, section, search]);
  return section !== undefined;
}

/**
 * Goes back to the search page in its former state, or to the path of the viewer. The function is new at each location:
 * a visitor who goes quickly from one address without a report to another is led back from the second one too.
 */
function useGoBack(backTo: string): (reason?: UnknownReport) => void {
  const navigate = useNavigate();
  const location = useLocation();
  return useCallback(
    (reason) => {
      const navigation = readReportNavigation(location.state);
      if (!navigation) {
        navigate(backTo, { replace: true, state: reason });
        return;
      }
      const returned: ReturnNavigation = { restored: navigation.caller };
      navigate(`${navigation.backPath}${navigation.caller.search}`, { replace: true, state: returned });
    },
    [navigate, location, backTo],
  );
}
