import type { Items, ReportListItem, Unita } from '@territori/contract/wire';
import { useApi, useHref, useLanguage } from '@territori/kit';
import { useQuery } from '@territori/kit/query';
import { useUnitDetail } from '@territori/kit/units';
import { useMemo } from 'react';
import { useShellMessages } from '../messages/useShellMessages.ts';
import { dayOptions, reportOptions, type SearchGroup, unitGroups } from './searchOptions.ts';
import { useDebounced } from './useDebounced.ts';

/** The shortest text that is searched, in characters. */
export const SHORTEST_SEARCH = 3;
/** Milliseconds without a key after which the text is searched. */
export const SEARCH_DEBOUNCE_MS = 500;

export interface SearchResult {
  /** The results by group; empty while the text is too short. */
  readonly searched: string;
  readonly groups: readonly SearchGroup[];
  readonly busy: boolean;
  /** True when at least one of the two calls failed, so that the list does not say "nothing found". */
  readonly failed: boolean;
  readonly retry: () => void;
}

/**
 * Searches units and reports while the visitor types, from the third character on, half a second after the last key.
 * Groups whose section is missing are left out.
 */
export function useSearch(typed: string): SearchResult {
  const api = useApi();
  const language = useLanguage();
  const detail = useUnitDetail();
  const href = useHref();
  const viewer = href('home', 'report')?.slice(1);
  const history = href('storia', 'unita')?.slice(1);
  const results = href('home', 'cerca')?.slice(1);
  const text = useShellMessages();
  const settled = useDebounced(typed.trim(), SEARCH_DEBOUNCE_MS);
  const searched = settled.length >= SHORTEST_SEARCH ? settled : '';

  const reports = useQuery({
    queryKey: ['ricerca', 'report', searched, language],
    enabled: searched !== '' && viewer !== undefined,
    queryFn: ({ signal }) => api.query<Items<ReportListItem>>('report_search_free', { p_rep_par: searched }, { signal, silent: true }),
  });
  const units = useQuery({
    queryKey: ['ricerca', 'unita', searched, language],
    enabled: searched !== '' && history !== undefined,
    queryFn: ({ signal }) =>
      api.get<Unita[]>('/api/unita', { query: { q: searched, lingua: language.toUpperCase() }, signal, silent: true, ofEdition: true }),
  });

  const groups = useMemo(() => {
    const found: SearchGroup[] = [];
    if (results) found.push({ id: 'giorno', options: dayOptions(searched, results, text('ricerca.delGiorno', { giorno: searched })) });
    if (units.data && history) found.push(...unitGroups(units.data, history, detail));
    if (reports.data && viewer) found.push({ id: 'report', options: reportOptions(reports.data, viewer) });
    return found.filter(({ options }) => options.length > 0);
  }, [reports.data, units.data, viewer, history, detail, results, searched, text]);

  return {
    searched,
    groups,
    busy: reports.isFetching || units.isFetching,
    failed: reports.isError || units.isError,
    retry() {
      if (reports.isError) reports.refetch();
      if (units.isError) units.refetch();
    },
  };
}
