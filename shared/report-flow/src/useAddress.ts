import { useLocation, useNavigate } from '@territori/kit/router';
import { useCallback, useState } from 'react';

interface Address {
  /** The query of the location, with its question mark. */
  readonly search: string;
  /** The navigation state. */
  readonly state: unknown;
}

/**
 * Query and state of the location, and a way to change them on the same path. A change is visible at once: the router
 * follows in a transition, and until then a radio or a list with a value from the location would show the previous one.
 */
export function useAddress() {
  const location = useLocation();
  const { pathname, search, state } = location;
  const navigate = useNavigate();
  // compares the location, not its key: all typed and linked addresses have the same key
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
