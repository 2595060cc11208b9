/**
 * The column of the row headers stays in sight while the others scroll sideways, where the scroll area has room for it. `DataTable` sets
 * the shadow while the table is scrolled. Its cells need an opaque background: the other columns pass below them.
 */
const pinned = (zIndex: number) =>
  ({
    '@media screen': {
      '@container (min-width: 36rem)': {
        position: 'sticky',
        left: 0,
        zIndex,
        boxShadow: 'var(--pinned-shadow, none)',
        // the shadow falls on the columns that pass below, not on the rows above and below
        clipPath: 'inset(0 -12px 0 0)',
      },
    },
  }) as const;

export const PINNED_CELL = pinned(1);
/** Above the other headers, which stay at the top. */
export const PINNED_HEADER = pinned(3);
