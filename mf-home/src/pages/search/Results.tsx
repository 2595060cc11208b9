import { formatNumber, useApi, useHref, useLanguage, useMessages, usePageTitle } from '@territori/kit';
import { useInfiniteQuery, useQuery } from '@territori/kit/query';
import { Button } from '@territori/ui/button';
import { EmptyState, ErrorState, SkeletonText } from '@territori/ui/feedback';
import { Text } from '@territori/ui/text';
import { foundReportsQuery, foundUnitsQuery, glossaryQuery, unitCountQuery } from '../../data/searchQueries.ts';
import { ranked } from '../../data/textRank.ts';
import type it from '../../messages/it.json';
import { ResultGroup, type SearchResult } from './ResultGroup.tsx';
import { useDayPages } from './useDayPages.ts';
import { useFoundPages } from './useFoundPages.ts';
import { useReportResult } from './useReportResult.ts';
import { useUnitResult } from './useUnitResult.ts';

const NO_RESULTS: readonly SearchResult[] = [];

/** The results in groups with their numbers, units first; at the end the units whose names are only like the text. */
export function Results({ text }: { readonly text: string }) {
  const t = useMessages<typeof it>();
  const api = useApi();
  const language = useLanguage();
  const glossary = useHref()('glossario');
  const unitResult = useUnitResult();
  const reportResult = useReportResult();
  const units = useInfiniteQuery(foundUnitsQuery(api, language, text));
  const count = useQuery(unitCountQuery(api, language, text));
  const reports = useQuery(foundReportsQuery(api, language, text));
  const terms = useQuery(glossaryQuery(api, language));
  const ofDay = useDayPages(text);
  const pages = [...ofDay, ...useFoundPages(text)];
  usePageTitle(t('cerca.titolo', { testo: text }));

  const found = units.data?.pages.flat() ?? [];
  const exact = found.filter(({ approssimata }) => !approssimata).flatMap(unitResult);
  const similar = found.filter(({ approssimata }) => approssimata).flatMap(unitResult);
  const more = units.hasNextPage ? () => units.fetchNextPage() : undefined;
  const termResults = glossary
    ? ranked(terms.data ?? [], ({ nome }) => nome, text).map(
        ({ id_geoglossario, nome, descrizione }): SearchResult => ({
          id: `termine-${id_geoglossario}`,
          label: nome,
          detail: descrizione.length > 160 ? `${descrizione.slice(0, 160).trimEnd()}…` : descrizione,
          href: `${glossary}?termine=${id_geoglossario}`,
        }),
      )
    : NO_RESULTS;
  const groups = [
    // those that have the text come before those whose names are like it, of which nobody knows the number
    {
      id: 'unita' as const,
      results: exact,
      count: Math.max(count.data ?? 0, exact.length),
      query: units,
      more: similar.length === 0 ? more : undefined,
    },
    { id: 'report' as const, results: reports.data?.map(reportResult) ?? NO_RESULTS, query: reports },
    { id: 'glossario' as const, results: termResults, query: terms },
    { id: 'pagine' as const, results: pages, query: undefined },
  ].map((group) => ({ more: undefined, count: group.results.length, ...group }));

  const busy = groups.some(({ query }) => query?.isPending);
  // the best group is known when all are there, and one that came later would push away what is read
  const shown = busy ? [] : groups;
  const failed = groups.filter(({ query }) => query?.isError && !query.isFetching);
  const total = groups.reduce((sum, group) => sum + group.count, 0);
  const countSentence =
    total > 0
      ? t('cerca.quanti', { count: total, numero: formatNumber(total, language) })
      : // what could not be searched is not nothing
        failed.length > 0
        ? t('cerca.incompleta')
        : similar.length > 0
          ? t('cerca.soloSimili')
          : t('cerca.quanti', { count: 0, numero: '0' });
  return (
    <>
      <div role="status">
        <Text weight="semibold">{busy ? t('caricamento') : countSentence}</Text>
      </div>
      {failed.map(({ id, query }) => (
        <ErrorState key={id} title={t(`cerca.errore.${id}`)} onRetry={() => query?.refetch()} labels={{ retry: t('riprova') }} />
      ))}
      {!busy && total === 0 && similar.length === 0 && failed.length === 0 && (
        <EmptyState title={t('cerca.nessuno', { testo: text })}>{t('cerca.nessuno.testo')}</EmptyState>
      )}
      {busy && (
        <div aria-busy="true">
          <SkeletonText title lines={8} />
        </div>
      )}
      {shown.map(
        ({ id, results, count: number, more: next }) =>
          results.length > 0 && (
            <ResultGroup key={id} title={t(`cerca.${id}`, { numero: formatNumber(number, language) })} results={results}>
              {next && (
                <Button disabledFocusable={units.isFetchingNextPage} onClick={next}>
                  {units.isFetchingNextPage
                    ? t('caricamento')
                    : t('cerca.altre', { mostrate: results.length, tutte: formatNumber(number, language) })}
                </Button>
              )}
            </ResultGroup>
          ),
      )}
      {!busy && similar.length > 0 && (
        <ResultGroup title={t('cerca.simili')} results={similar}>
          {more && (
            <Button disabledFocusable={units.isFetchingNextPage} onClick={more}>
              {units.isFetchingNextPage ? t('caricamento') : t('cerca.altreSimili')}
            </Button>
          )}
        </ResultGroup>
      )}
    </>
  );
}
