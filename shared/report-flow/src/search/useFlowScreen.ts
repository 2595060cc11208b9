import { today } from '@territori/kit';
import { type UseQueryResult, useQuery } from '@territori/kit/query';
import { reportsQuery, type SearchContext, scopesQuery, unitsQuery } from '../data/searchQueries.ts';
import type { CallerState } from '../navigation.ts';
import { dateProblem, type Flow } from './flow.ts';
import { type FlowList, type FlowScreen, flowScreen, type Load } from './flowScreen.ts';

/** Loads the lists for the selections. Lists that the viewer returned are not loaded again. */
export function useFlowScreen(
  context: SearchContext,
  flow: Flow,
  returned: CallerState | undefined,
): { readonly screen: FlowScreen; readonly retry: (list: FlowList) => void } {
  const restored = returned?.language === context.language ? returned : undefined;

  const dates = { from: flow.from.iso, to: flow.to?.iso };
  const valid = dateProblem(flow, today()) === undefined;
  const { scope = 0, unit = 0 } = flow;
  const queries = {
    scopes: useQuery({ ...scopesQuery(context, dates), enabled: valid, ...initial(restored?.scopes) }),
    units: useQuery({ ...unitsQuery(context, dates, scope), enabled: valid && scope > 0, ...initial(restored?.units) }),
    reports: useQuery({
      ...reportsQuery(context, dates, scope, unit),
      enabled: valid && scope > 0 && unit > 0,
      ...initial(restored?.reports),
    }),
  };
  const screen = flowScreen(flow, { scopes: load(queries.scopes), units: load(queries.units), reports: load(queries.reports) }, today());
  return { screen, retry: (list) => void queries[list].refetch() };
}

function initial<T>(data: T | undefined) {
  return data === undefined ? {} : { initialData: data };
}

function load<T>(query: UseQueryResult<readonly T[]>): Load<T> {
  if (query.data) return { status: 'success', data: query.data };
  // a retry counts as a call under way
  return query.isError && !query.isFetching ? { status: 'error', cause: query.error } : { status: 'pending' };
}
