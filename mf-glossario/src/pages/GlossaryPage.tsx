import { useApi, useLanguage, useMessages } from '@territori/kit';
import { useQuery } from '@territori/kit/query';
import { EmptyState, ErrorState, InlineMessage, SkeletonText } from '@territori/ui/feedback';
import { Page, PageHeader, Panel } from '@territori/ui/layout';
import { PageTitle, Text } from '@territori/ui/text';
import { useDeferredValue } from 'react';
import { glossaryGroups, lettersInUse } from '../data/glossary.ts';
import { glossaryQuery } from '../data/glossaryQuery.ts';
import type it from '../messages/it.json';
import { GlossaryDownload } from './GlossaryDownload.tsx';
import { LetterIndex } from './LetterIndex.tsx';
import { TermList } from './TermList.tsx';
import { TermSearch } from './TermSearch.tsx';
import { useGlossaryView } from './useGlossaryView.ts';

/** The terms of territorial statistics: by letter, by search, and each at an address of its own. */
export default function GlossaryPage() {
  const text = useMessages<typeof it>();
  const { data: terms = [], isPending, isError, refetch, isFetching } = useQuery(glossaryQuery(useApi(), useLanguage()));
  const { filter, term, showLetter, showMatches } = useGlossaryView();

  const groups = glossaryGroups(terms, filter);
  // drawn in slices, because they are many: a slow phone answers in between
  const listed = useDeferredValue(isPending ? null : groups);
  const count = groups.reduce((sum, group) => sum + group.terms.length, 0);
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
          {!isPending && !isError && (
            <Text tone="muted">{filter.search ? text('trovati', { count, search: filter.search }) : text('termini', { count })}</Text>
          )}
        </div>
        {isPending || listed === null || (isError && isFetching) ? (
          <div aria-busy="true">
            <SkeletonText lines={12} />
          </div>
        ) : isError ? (
          <ErrorState title={text('errore.titolo')} onRetry={() => refetch()} labels={{ retry: text('errore.riprova') }}>
            {text('errore.testo')}
          </ErrorState>
        ) : count === 0 ? (
          <EmptyState title={text('nessuno')} />
        ) : (
          <TermList groups={listed} search={filter.search} wanted={unknownTerm ? null : term} />
        )}
      </Panel>
    </Page>
  );
}
