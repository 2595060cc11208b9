import type { ReportKind } from '@territori/contract/wire';
import { today } from '@territori/kit';
import { useCallback, useMemo, useRef } from 'react';
import { type CallerState, readReturn } from '../navigation.ts';
import { useAddress } from '../useAddress.ts';
import { type FlowAction, flowReducer } from './flow.ts';
import { flowSearch, readFlowAddress } from './flowAddress.ts';

/**
 * The selections of a search page. Only the location holds them: first the state that the viewer returned, then the
 * address, then the defaults. Choosing a scope or a unit adds an entry to the history, so that the browser's Back
 * undoes it; a new date replaces the entry. `linked` is true until the visitor chooses something.
 */
export function useFlow(mode: ReportKind) {
  const { search, state, change } = useAddress();
  const restored: CallerState | undefined = useMemo(() => readReturn(state), [state]);
  const flow = useMemo(() => readFlowAddress(restored?.search ?? search, mode, today()), [restored, search, mode]);

  const chosen = useRef(restored !== undefined);

  const dispatch = useCallback(
    (action: FlowAction) => {
      chosen.current = true;
      const next = flowSearch(flowReducer(flow, action, today()), mode, today());
      if (next !== search || action.type === 'reset')
        change({ search: next, state: null }, { replace: action.type === 'from' || action.type === 'to' });
    },
    [change, search, flow, mode],
  );
  return { flow, restored, linked: !chosen.current, dispatch };
}
