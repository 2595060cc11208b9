import type { ReportKind } from '@territori/contract/wire';
import { today } from '@territori/kit';
import { useLocation, useNavigate } from '@territori/kit/router';
import { useCallback, useMemo } from 'react';
import { readReturn } from '../navigation.ts';
import { type Flow, type FlowAction, flowReducer } from './flow.ts';
import { flowSearch, readFlowAddress } from './flowAddress.ts';

/**
 * The selections of a search page. The location is their only home: what the viewer handed back comes first, then the address, then the defaults.
 * Choosing a scope or a unit adds an entry to the history, so that the browser's Back undoes it; a new date replaces the entry.
 */
export function useFlow(mode: ReportKind): readonly [Flow, (action: FlowAction) => void] {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const flow = useMemo(() => readFlowAddress(readReturn(state)?.search ?? search, mode, today()), [state, search, mode]);

  const dispatch = useCallback(
    (action: FlowAction) => {
      const next = flowReducer(flow, action, today());
      const address = flowSearch(next, mode, today());
      if (address !== search || action.type === 'reset') {
        navigate({ pathname, search: address }, { replace: action.type === 'from' || action.type === 'to', state: null });
      }
    },
    [navigate, pathname, search, flow, mode],
  );
  return [flow, dispatch];
}
