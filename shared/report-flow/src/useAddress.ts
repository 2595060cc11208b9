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
  const { pathname, search, state, key } = useLocation();
  const navigate = useNavigate();
  const [changed, setChanged] = useState<Address & { readonly at: string }>();
  // the router has followed: the change must not show again when the visitor comes back to the entry it was made at
  if (changed && changed.at !== key) setChanged(undefined);
  const current: Address = changed?.at === key ? changed : { search, state };

  const change = useCallback(
    (address: Address, { replace }: { readonly replace: boolean }) => {
      setChanged({ ...address, at: key });
      navigate({ pathname, search: address.search }, { replace, state: address.state });
    },
    [navigate, pathname, key],
  );
  return { pathname, search: current.search, state: current.state, change };
}
