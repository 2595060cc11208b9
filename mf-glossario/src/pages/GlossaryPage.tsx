import type { TermineGlossario } from '@territori/contract/wire';
import { useApi, useLanguage, useMessages } from '@territori/kit';
import { useQuery } from '@territori/kit/query';
import { EmptyState, ErrorState, InlineMessage, SkeletonText } from '@territori/ui/feedback';
import { Page, PageHeader, Panel } from '@territori/ui/layout';
import { PageTitle, Text } from '@territori/ui/text';
import { useDeferredValue, useMemo } from 'react';
import { glossaryGroups, lettersInUse } from '../data/glossaryGroups.ts';
import { glossaryQuery } from '../data/glossaryQuery.ts';
import type it from '../messages/it.json';
import { GlossaryDownload } from './GlossaryDownload.tsx';
import { LetterIndex } from './LetterIndex.tsx';
import { TermList } from './TermList.tsx';
import { TermSearch } from './TermSearch.tsx';
import { useGlossaryView } from './useGlossaryView.ts';

const NO_TERMS: readonly TermineGlossario[] = [];

/** The terms of territorial statistics: by letter, by search, and each with its own address. */
export default function GlossaryPage() {
  const text = useMessages<typeof it>();
  const { data: terms = NO_TERMS, isPending, isError, error, refetch, isFetching } = useQuery(glossaryQuery(useApi(), useLanguage()));
  const { filter, term, showLetter, showMatches } = useGlossaryView();

  const { letter, search } = filter;
  const found = useMemo(() => ({ groups: glossaryGroups(terms, { letter, search }), search }), [terms, letter, search]);
  // the long list is rendered in slices, so that a slow phone can respond in between; its count appears together with it
  const listed = useDeferredValue(isPending ? null : found);
  const waiting = isPending || listed === null || (isError && isFetching);
  const count = listed?.groups.reduce((sum, group) => sum + group.terms.length, 0) ?? 0;
  const unknownTerm = term !== null && !isPending && !isError && !terms.some(({ id_geoglossario }) => id_geoglossario === term);

  return (
    <Page>
      <PageHeader lead={text('introduzione')} actions={<GlossaryDownload />}>
        <PageTitle>{text('titolo')}</PageTitle>
      </PageHeader>
      <Panel look="filled" title={text('ricerca.titolo')}>
        <TermSearch search={filter.search} onSearch={showMatches} />
        <LetterIndex inUse={lettersInUse(terms)} chosen={filter.search ? '' : filter.letter} onChoose={showLetter} />
      </Panel>
      {unknownTerm && <InlineMessage intent="warning">{text('termine.sconosciuto')}</InlineMessage>}
      <Panel look="plain" title={text('elenco')}>
        <div role="status">
          {!waiting && !isError && (
            <Text tone="muted">{listed.search ? text('trovati', { count, search: listed.search }) : text('termini', { count })}</Text>
          )}
        </div>
        <div aria-busy={waiting || listed !== found}>
          {waiting ? (
            <SkeletonText lines={12} />
          ) : isError ? (
            <ErrorState title={text('errore.titolo')} cause={error} onRetry={() => refetch()} labels={{ retry: text('errore.riprova') }} />
          ) : count === 0 ? (
            <EmptyState title={text('nessuno')} />
          ) : (
            <TermList groups={listed.groups} search={listed.search} wanted={unknownTerm ? null : term} />
          )}
        </div>
      </Panel>
    </Page>
  );
}
