import { useLocation, useNavigate } from '@territori/kit/router';
import { useCallback, useState } from 'react';

interface Address {
  /** The query of the location, with its question mark. */
  readonly search: string;
  /** The navigation state. */
  readonly state: unknown;
}

/**
 * Query and state of the location, and a way to change them on the same path. A change shows at once: the router follows in a transition, and meanwhile a radio
 * or a list that takes its value from the location would fall back to the one before.
 */
export function useAddress() {
  const location = useLocation();
  const { pathname, search, state } = location;
  const navigate = useNavigate();
  // the location itself and not its key: every address that is typed or linked has the same one
  const [changed, setChanged] = useState<Address & { readonly at: typeof location }>();
  const current: Address = changed?.at === location ? changed : { search, state };

  const change = useCallback(
    (address: Address, { replace }: { readonly replace: boolean }) => {
      setChanged({ ...address, at: location });
      navigate({ pathname, search: address.search }, { replace, state: address.state });
    },
    [navigate, pathname, location],
  );
  return { pathname, search: current.search, state: current.state, change };
}
