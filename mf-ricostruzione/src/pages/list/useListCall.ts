import { keepPreviousData, useQuery } from '@territori/kit/query';
import type { ListCall, ListCalls } from '../../worker/listMessages.ts';
import type { OpenList } from './OpenList.ts';

/**
 * An answer of the worker about the open list. The former answer stays until the next one is there; nothing is kept once no component
 * shows it.
 */
export function useListCall<Call extends ListCall>(list: OpenList, call: Call, ask: ListCalls[Call]['ask'], { enabled = true } = {}) {
  return useQuery({
    queryKey: ['elenco', list.id, call, ask],
    queryFn: () => list.ask(call, ask),
    enabled,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // the worker needs no network
    networkMode: 'always',
  });
}
