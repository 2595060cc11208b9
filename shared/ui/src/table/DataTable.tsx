import { makeStyles, mergeClasses } from '@griffel/react';
import { EmptyState, ErrorState, Skeleton } from '@territori/ui/feedback';
import { useNarrow } from '@territori/ui/layout';
import { VisuallyHidden } from '@territori/ui/text';
import { tokens } from '@territori/ui/theme';
import { type ReactNode, useId, useState } from 'react';
import type { Column } from './Column.ts';
import { HeaderCell } from './HeaderCell.tsx';
import { revealFocused } from './revealFocused.ts';
import type { Sort } from './sort.ts';
import { type RowLabels, TableRow } from './TableRow.tsx';

export interface DataTableProps<Row> {
  caption: ReactNode;
  captionHidden?: boolean | undefined;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Index when absent. */
  rowKey?: ((row: Row, index: number) => string | number) | undefined;
  sort?: readonly Sort[] | undefined;
  /** Called when a header is pressed; `nextSort` returns the new order. When absent, no column is sortable. */
  onSort?: ((column: string) => void) | undefined;
  /** The table's smallest width in pixels; in less space it scrolls sideways. */
  minWidth?: 500 | 1000 | undefined;
  /** Rows of one line where a mouse points: a table that people read down, not across. */
  dense?: boolean | undefined;
  /** First load: rows of skeleton in place of the table's. */
  loading?: boolean | undefined;
  /** The number of skeleton rows. */
  skeletonRows?: number | undefined;
  /** True while new rows are loading: the old rows stay meanwhile. */
  refreshing?: boolean | undefined;
  /** Loading failed; shown in place of the rows. */
  error?: { title: ReactNode; cause?: Error | null; onRetry?: (() => void) | undefined } | undefined;
  /** Makes rows selectable by click and Enter. */
  onSelect?: ((row: Row, index: number) => void) | undefined;
  /** The key of the chosen row. */
  selected?: string | number | undefined;
  /** Shown when there are no rows; `labels.empty` when absent. */
  empty?: ReactNode;
  labels: RowLabels & {
    empty: string;
    loading: string;
    /** Read with a header's button, such as "ordina per Comune". */
    sort?: ((label: string) => string) | undefined;
    /** Announced after a new order, given the columns in it with their directions; without any, the order is the table's own. */
    sorted?: ((order: readonly { readonly label: string; readonly direction: Sort['direction'] }[]) => string) | undefined;
    retry?: string | undefined;
  };
}

/** Below the pinned column while the table is scrolled sideways. */
const SHADOW = '2px 0 8px rgb(0 0 0 / 0.3)';

/** The number of rows that usually fit on a screen together with the pagination. */
const SHORT = 10;

const useStyles = makeStyles({
  scroll: {
    position: 'relative',
    overflow: 'auto',
    containerType: 'inline-size',
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    '@media print': { overflow: 'visible', border: 'none' },
  },
  // a sticky header works only inside the scroll area; a short table does not scroll
  long: { maxHeight: 'max(24rem, 85dvh)', '@media print': { maxHeight: 'none' } },
  table: {
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  500: { minWidth: '500px', '@media print': { minWidth: 0 } },
  // paper does not scroll: a wide table is printed in landscape, and its columns are as narrow as their longest word
  1000: {
    minWidth: '1000px',
    '@media print': { minWidth: 0, fontSize: '7pt', lineHeight: 1.3 },
  },
  caption: {
    padding: tokens.spacingHorizontalM,
    textAlign: 'start',
    fontWeight: tokens.fontWeightSemibold,
    fontSize: tokens.fontSizeBase300,
  },
  hidden: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    padding: 0,
  },
  // in place of the table's own display, which the roles make up for
  stacked: { display: 'block', minWidth: 0 },
  head: { '@media print': { display: 'table-header-group' } },
  // over the table's edge, so that nothing moves
  progress: {
    position: 'sticky',
    zIndex: 3,
    top: 0,
    left: 0,
    height: '3px',
    marginBottom: '-3px',
    backgroundImage: `linear-gradient(90deg, transparent, ${tokens.colorBrandStroke1}, transparent)`,
    backgroundSize: '50% 100%',
    backgroundRepeat: 'no-repeat',
    animationName: { from: { backgroundPositionX: '-50%' }, to: { backgroundPositionX: '200%' } },
    animationDuration: '1.2s',
    animationIterationCount: 'infinite',
  },
  // in the middle of the visible part of a table that scrolls sideways
  whole: { position: 'sticky', left: 0, boxSizing: 'border-box', width: '100cqi', '@media print': { width: 'auto' } },
  spanning: { padding: 0 },
  cell: {
    height: tokens.lineHeightBase200,
    padding: `${tokens.spacingVerticalMNudge} ${tokens.spacingHorizontalM}`,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
});

/** The text for an order that the visitor chose; none for the one that the table opens with. */
function useNewOrder<Row>(sort: readonly Sort[], columns: readonly Column<Row>[], sorted: DataTableProps<Row>['labels']['sorted']): string {
  const key = sort.map(({ column, direction }) => `${column} ${direction}`).join(', ');
  const [first] = useState(key);
  const [changed, setChanged] = useState(false);
  if (!changed && key !== first) setChanged(true);
  if (!changed || !sorted) return '';
  return sorted(sort.map(({ column, direction }) => ({ label: columns.find(({ name }) => name === column)?.label ?? column, direction })));
}

const range = (length: number) => Array.from({ length }, (_, index) => index);

/**
 * A table of data. Its scroll area has a name, can be reached by keyboard, and is the only element of a page that may
 * be wider than the screen. On a narrow screen the rows of a table that is not sortable are cards, so that nothing scrolls sideways.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    caption,
    captionHidden,
    columns,
    rows,
    rowKey,
    sort = [],
    onSort,
    minWidth = 500,
    dense = false,
    loading,
    skeletonRows = 10,
    refreshing,
    error,
    empty,
    labels,
  } = props;
  const styles = useStyles();
  const captionId = useId();
  const announced = useNewOrder(sort, columns, labels.sorted);
  // the headers of a sortable table are its controls
  const stacked = useNarrow() && !onSort;
  const role = (name: string) => (stacked ? name : undefined);
  const whole = (content: ReactNode) => (
    <tr role={role('row')} className={stacked ? styles.stacked : undefined}>
      <td role={role('cell')} colSpan={columns.length} className={mergeClasses(styles.spanning, stacked && styles.stacked)}>
        <div className={styles.whole}>{content}</div>
      </td>
    </tr>
  );
  return (
    // a group instead of a landmark: a page has many tables, often below a heading with the same name
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is a group of fields
    <div
      role="group"
      aria-labelledby={captionId}
      // what scrolls must be reachable by keyboard
      tabIndex={stacked ? undefined : 0}
      className={mergeClasses(styles.scroll, rows.length > SHORT && !stacked && styles.long)}
      aria-busy={loading || refreshing}
      onFocus={({ currentTarget, target }) => revealFocused(currentTarget, target)}
      onScroll={({ currentTarget }) => currentTarget.style.setProperty('--pinned-shadow', currentTarget.scrollLeft > 0 ? SHADOW : 'none')}
    >
      <VisuallyHidden live="polite">{loading || refreshing ? labels.loading : announced}</VisuallyHidden>
      {refreshing && <div className={styles.progress} />}
      <table
        role={role('table')}
        aria-labelledby={stacked ? captionId : undefined}
        aria-colcount={stacked ? columns.length : undefined}
        className={mergeClasses(styles.table, styles[minWidth], stacked && styles.stacked)}
        data-wide={minWidth === 1000 || undefined}
      >
        <caption className={mergeClasses(captionHidden ? styles.hidden : styles.caption, stacked && !captionHidden && styles.stacked)}>
          <span id={captionId}>{caption}</span>
        </caption>
        <thead role={role('rowgroup')} className={stacked ? styles.hidden : styles.head}>
          <tr role={role('row')}>
            {columns.map((column) => {
              const place = sort.findIndex((entry) => entry.column === column.name);
              return (
                <HeaderCell
                  key={column.name}
                  name={column.name}
                  label={column.label}
                  numeric={column.numeric ?? false}
                  direction={sort[place]?.direction}
                  order={sort.length > 1 && place >= 0 ? place + 1 : undefined}
                  onSort={column.sortable === false ? undefined : onSort}
                  description={labels.sort?.(column.label)}
                  pinned={column.rowHeader ?? false}
                  dense={dense}
                  role={role('columnheader')}
                />
              );
            })}
          </tr>
        </thead>
        <tbody role={role('rowgroup')} className={stacked ? styles.stacked : undefined}>
          {loading
            ? range(skeletonRows).map((row) => (
                <tr key={row} role={role('row')} className={stacked ? styles.stacked : undefined}>
                  {columns.map((column) => (
                    <td key={column.name} role={role('cell')} className={mergeClasses(styles.cell, stacked && styles.stacked)}>
                      <Skeleton />
                    </td>
                  ))}
                </tr>
              ))
            : error
              ? whole(
                  <ErrorState
                    title={error.title}
                    cause={error.cause}
                    {...(error.onRetry && { onRetry: error.onRetry })}
                    labels={{ retry: labels.retry ?? '' }}
                  />,
                )
              : rows.length === 0
                ? whole(empty ?? <EmptyState title={labels.empty} />)
                : rows.map((row, index) => {
                    const key = rowKey?.(row, index) ?? index;
                    return (
                      <TableRow
                        key={key}
                        row={row}
                        index={index}
                        columns={columns}
                        labels={labels}
                        stacked={stacked}
                        dense={dense}
                        onSelect={props.onSelect}
                        selected={props.selected !== undefined && props.selected === key}
                      />
                    );
                  })}
        </tbody>
      </table>
    </div>
  );
}
