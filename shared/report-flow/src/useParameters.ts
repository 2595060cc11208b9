import { useMemo } from 'react';
import { useAddress } from './useAddress.ts';

/** The parameters of the location, and a function that replaces them. */
export function useParameters() {
  const { search, change } = useAddress();
  const parameters = useMemo(() => new URLSearchParams(search), [search]);
  const show = (next: Readonly<Record<string, string>>, { replace = false }: { readonly replace?: boolean } = {}) => {
    const query = new URLSearchParams(next).toString();
    change({ search: query && `?${query}`, state: null }, { replace });
  };
  return { parameters, show };
}
