import { useHref } from '@territori/kit';
import type { UnitLink } from '@territori/report-flow/changes';
import { Link } from '@territori/ui/link';
import { useCallback } from 'react';

/** The name of a unit as a link to its page; the name alone where the section of the histories is missing. */
export function useUnitLink(): UnitLink {
  const pages = useHref()('storia', 'unita');
  return useCallback((id, name) => (pages ? <Link href={`${pages}/${id}`}>{name}</Link> : name), [pages]);
}
