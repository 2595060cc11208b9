import { Stack } from '@territori/ui/layout';
import { type ReactNode, useEffect, useRef } from 'react';

export interface PagedTableProps {
  /** A table and its pagination. */
  children: ReactNode;
  /** Rows of a page. */
  pageSize: number;
  /** True while the previous rows are still shown. */
  refreshing?: boolean | undefined;
}

/**
 * A table with its pagination below. When the table becomes longer, the pagination may leave the window while the
 * header is already outside it: the page then scrolls to the start of the table. A long table scrolls inside its area,
 * so that both are visible.
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
