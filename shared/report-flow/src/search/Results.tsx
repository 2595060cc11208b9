import type { ReportKind, ReportListItem } from '@territori/contract/wire';
import { useAnnounce, useLanguage } from '@territori/kit';
import { useNavigate } from '@territori/kit/router';
import { EmptyState, ErrorState, InlineMessage } from '@territori/ui/feedback';
import { Columns, Deferred, Panel } from '@territori/ui/layout';
import { Text } from '@territori/ui/text';
import { useEffect, useState } from 'react';
import { ApiModal } from '../api/ApiModal.tsx';
import { useFlowMessages } from '../flowMessages.ts';
import type { Flow } from './flow.ts';
import type { FlowList, FlowScreen } from './flowScreen.ts';
import { ReportCard } from './ReportCard.tsx';
import { ReportInfoModal } from './ReportInfoModal.tsx';
import { viewReport } from './viewReport.ts';

export interface ResultsProps {
  readonly screen: FlowScreen;
  readonly flow: Flow;
  readonly mode: ReportKind;
  readonly path: string;
  readonly silent: boolean;
  readonly noReports: string;
  /** True while the choices are those of a link: the report then adds an entry to the history, so that Back returns to them. */
  readonly linked: boolean;
  readonly onRetry: (list: FlowList) => void;
}

const FAILURES = { scopes: 'ricerca.errore.ambiti', units: 'ricerca.errore.unita', reports: 'ricerca.errore.report' } as const;

/** Id of the list of reports, to which a narrow page leads from the criteria. */
export const RESULTS = 'risultati-ricerca';

/** The result of a search: a prompt, the reports, no reports, or a failed call. */
export function Results({ screen, noReports, onRetry, ...search }: ResultsProps) {
  const t = useFlowMessages();
  switch (screen.kind) {
    // the fields show the problem of the dates, the overlay shows that a list is loading, the description says what to choose
    case 'date-error':
    case 'loading':
    case 'choose-scope':
      return null;
    case 'failed':
      return (
        <ErrorState
          title={t(FAILURES[screen.list])}
          cause={search.silent ? null : screen.cause}
          onRetry={() => onRetry(screen.list)}
          labels={{ retry: t('riprova') }}
        />
      );
    case 'no-reports':
      return <EmptyState title={noReports} />;
    case 'choose-unit':
      return <InlineMessage intent="info" title={t('ricerca.selezionare', { ambito: screen.offered.scope?.value ?? '' })} />;
    case 'results':
      return (
        <Deferred fallback={<div aria-busy="true" />}>
          <Reports screen={screen} {...search} />
        </Deferred>
      );
  }
}

type ReportsProps = Omit<ResultsProps, 'screen' | 'noReports' | 'onRetry'> & { readonly screen: Extract<FlowScreen, { kind: 'results' }> };

function Reports({ screen, flow, mode, path, silent, linked }: ReportsProps) {
  const t = useFlowMessages();
  const navigate = useNavigate();
  const language = useLanguage();
  const [open, setOpen] = useState<{ readonly modal: 'info' | 'api'; readonly report: ReportListItem }>();
  const dates = { from: flow.from.iso, to: flow.to?.iso };
  const close = () => setOpen(undefined);
  useAnnouncedCount(screen.reports.length);
  return (
    <Panel
      id={RESULTS}
      look="plain"
      title={t('ricerca.risultati')}
      actions={
        <Text weight="semibold" numeric>
          {t('ricerca.numeroReport', { count: screen.reports.length })}
        </Text>
      }
    >
      <Columns as="ul">
        {screen.reports.map((report) => {
          const { to, state } = viewReport(report, { flow, screen, mode, path, language });
          return (
            <li key={report.id_funzione}>
              <ReportCard
                report={report}
                href={`#${to}`}
                onInfo={() => setOpen({ modal: 'info', report })}
                onApi={() => setOpen({ modal: 'api', report })}
                onView={() => navigate(to, { replace: !linked, state })}
              />
            </li>
          );
        })}
      </Columns>
      {open && (
        <>
          <ReportInfoModal open={open.modal === 'info'} onClose={close} report={open.report} dates={dates} silent={silent} />
          <ApiModal open={open.modal === 'api'} onClose={close} report={open.report} dates={dates} silent={silent} />
        </>
      )}
    </Panel>
  );
}

/** Announces the number of reports once they are on screen; the focus stays where it is. */
function useAnnouncedCount(count: number): void {
  const t = useFlowMessages();
  const announce = useAnnounce();
  useEffect(() => {
    announce(`${t('ricerca.risultati')}: ${t('ricerca.numeroReport', { count })}`);
  }, [count, announce, t]);
}
