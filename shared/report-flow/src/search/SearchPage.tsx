import type { ReportKind } from '@territori/contract/wire';
import { useApi, useLanguage } from '@territori/kit';
import { useQuery } from '@territori/kit/query';
import { useLocation } from '@territori/kit/router';
import { Button } from '@territori/ui/button';
import { InlineMessage } from '@territori/ui/feedback';
import { ArrowCounterclockwiseRegular } from '@territori/ui/icon';
import { Columns, Deferred, Page, PageHeader } from '@territori/ui/layout';
import { LoadingOverlay } from '@territori/ui/progress';
import { PageTitle } from '@territori/ui/text';
import { makeStyles, tokens } from '@territori/ui/theme';
import type { ReactNode } from 'react';
import { pageDescriptionQuery } from '../data/searchQueries.ts';
import { useFlowMessages } from '../flowMessages.ts';
import { readUnknownReport } from '../unknownReport.ts';
import { Criteria } from './Criteria.tsx';
import { describesPage } from './flowScreen.ts';
import { PageDescription } from './PageDescription.tsx';
import { Results } from './Results.tsx';
import type { SearchTexts } from './SearchTexts.ts';
import { useFlow } from './useFlow.ts';
import { useFlowScreen } from './useFlowScreen.ts';

export interface SearchPageProps {
  /** DATA takes one date, the other two modes take a period. */
  readonly mode: ReportKind;
  /** The page's number in the API: 1 territorio, 2 variazioni, 3 ricostruzione. */
  readonly pageId: number;
  /** The section's path, such as `/territorio`; the viewer is at `body` below it. */
  readonly path: string;
  /** True where only the page shows failures, without a notification. */
  readonly silent: boolean;
  readonly texts: SearchTexts;
  /** What the page offers before the search. */
  readonly first?: ReactNode;
  /** Ways to other pages of the section, before the button for a new search. */
  readonly actions?: ReactNode;
}

const useStyles = makeStyles({
  // room for the overlay while the page has no results
  results: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: tokens.spacingVerticalL,
    minHeight: '12rem',
  },
});

/** Leads from dates to a scope, to a unit, to its reports. */
export function SearchPage({ mode, pageId, path, silent, texts, first, actions }: SearchPageProps) {
  const t = useFlowMessages();
  const api = useApi();
  const language = useLanguage();
  const styles = useStyles();
  const context = { api, language, pageId, mode, silent };
  const { flow, restored, linked, dispatch } = useFlow(mode);
  const { screen, retry } = useFlowScreen(context, flow, restored);
  const description = useQuery(pageDescriptionQuery(context));
  const unknownReport = readUnknownReport(useLocation().state);

  return (
    <Page>
      <PageHeader
        actions={
          <>
            {actions}
            <Button icon={<ArrowCounterclockwiseRegular />} onClick={() => dispatch({ type: 'reset' })}>
              {t('ricerca.nuova')}
            </Button>
          </>
        }
      >
        <PageTitle>{texts.title}</PageTitle>
      </PageHeader>
      {unknownReport !== undefined && <InlineMessage intent="warning">{t('report.sconosciuto', { id: unknownReport })}</InlineMessage>}
      {first}
      <Columns layout="aside">
        <Criteria flow={flow} screen={screen} texts={texts} onChange={dispatch} />
        {/* the overlay leaves the criteria alone: the focus is on what was just chosen, and stays there */}
        <LoadingOverlay busy={screen.kind === 'loading'} label={t('caricamento')}>
          <div className={styles.results}>
            <Results
              screen={screen}
              flow={flow}
              mode={mode}
              path={path}
              silent={silent}
              noReports={texts.noReports}
              linked={linked}
              onRetry={retry}
            />
            {description.data && describesPage(flow, screen) && (
              <Deferred>
                <PageDescription description={description.data} path={path} />
              </Deferred>
            )}
          </div>
        </LoadingOverlay>
      </Columns>
    </Page>
  );
}
