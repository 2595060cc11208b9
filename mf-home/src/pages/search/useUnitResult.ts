import type { Unita } from '@territori/contract/wire';
import { useHref } from '@territori/kit';
import { useUnitDetail } from '@territori/kit/units';
import { useCallback } from 'react';
import type { SearchResult } from './ResultGroup.tsx';

/** A unit as a result that leads to its page; none where the section of the histories is missing. */
export function useUnitResult(): (unit: Unita) => readonly SearchResult[] {
  const detail = useUnitDetail();
  const pages = useHref()('storia', 'unita');
  return useCallback(
    (unit) => (pages ? [{ id: `unita-${unit.id}`, label: unit.denominazione, detail: detail(unit), href: `${pages}/${unit.id}` }] : []),
    [detail, pages],
  );
}
