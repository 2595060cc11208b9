import { Stack } from '@territori/ui/layout';
import { type ReactNode, useEffect, useRef } from 'react';

export interface PagedTableProps {
  /** The table, and the way to its other pages. */
  children: ReactNode;
  /** Rows of a page. */
  pageSize: number;
  /** The rows shown are still those of before. */
  refreshing?: boolean | undefined;
}

/**
 * A table with the way to its other pages below it. A table that has become longer pushes that way out of the window, and its own header may have been out of it before: then it is shown from its start. A long table
 * scrolls in itself, so that both are in sight.
 */
export function PagedTable({ children, pageSize, refreshing = false }: PagedTableProps) {
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef(pageSize);
  useEffect(() => {
    if (refreshing || shown.current === pageSize) return;
    shown.current = pageSize;
    const place = root.current?.getBoundingClientRect();
    if (place && (place.top < 0 || place.bottom > window.innerHeight)) root.current?.scrollIntoView({ block: 'start' });
  }, [pageSize, refreshing]);
  return (
    <div ref={root}>
      <Stack>{children}</Stack>
    </div>
  );
}
