import { makeStyles, mergeClasses } from '@griffel/react';
import { ArrowSortDownRegular, ArrowSortRegular, ArrowSortUpRegular } from '@territori/ui/icon';
import { tokens } from '@territori/ui/theme';
import { memo } from 'react';
import { DENSE_CELL } from './dense.ts';
import { PINNED_HEADER } from './pinned.ts';
import type { Sort } from './sort.ts';

export interface HeaderCellProps {
  name: string;
  label: string;
  numeric: boolean;
  direction: Sort['direction'] | undefined;
  /** Place among several sorts, from 1. */
  order: number | undefined;
  onSort: ((column: string) => void) | undefined;
  description: string | undefined;
  /** Stays visible with its column while the others scroll sideways. */
  pinned: boolean;
  /** Less space above and below, as in the rows. */
  dense: boolean;
  /** Where the table is not drawn as one. */
  role: string | undefined;
}

const useStyles = makeStyles({
  root: {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    padding: `${tokens.spacingVerticalMNudge} ${tokens.spacingHorizontalM}`,
    backgroundColor: tokens.colorNeutralBackground3,
    borderBottom: `${tokens.strokeWidthThick} solid ${tokens.colorNeutralStroke1}`,
    textAlign: 'start',
    verticalAlign: 'bottom',
    fontWeight: tokens.fontWeightSemibold,
    '@media print': { padding: '2px 4px' },
  },
  pinned: PINNED_HEADER,
  dense: DENSE_CELL,
  numeric: { textAlign: 'end' },
  numericButton: { justifyContent: 'end' },
  button: {
    display: 'flex',
    width: '100%',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    minHeight: '24px',
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'inherit',
    cursor: 'pointer',
    ':hover': { textDecorationLine: 'underline' },
    // Chromium repeats the header on each sheet, but without the buttons in it
    '@media print': { display: 'contents' },
  },
  icon: { flexShrink: 0, fontSize: '16px', color: tokens.colorNeutralForeground3, '@media print': { display: 'none' } },
  active: { color: tokens.colorBrandForeground1 },
  order: {
    minWidth: '18px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    fontSize: '0.75rem',
    lineHeight: '18px',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    '@media print': { printColorAdjust: 'exact' },
  },
});

const ARIA = { ASC: 'ascending', DESC: 'descending' } as const;

/** A column's header, a button where the column can be sorted. */
export const HeaderCell = memo(function HeaderCell({
  name,
  label,
  numeric,
  direction,
  order,
  onSort,
  description,
  pinned,
  dense,
  role,
}: HeaderCellProps) {
  const styles = useStyles();
  const Icon = direction === 'ASC' ? ArrowSortUpRegular : direction === 'DESC' ? ArrowSortDownRegular : ArrowSortRegular;
  return (
    <th
      scope="col"
      role={role}
      aria-sort={direction && ARIA[direction]}
      className={mergeClasses(styles.root, numeric && styles.numeric, pinned && styles.pinned, dense && styles.dense)}
    >
      {onSort ? (
        <button
          type="button"
          className={mergeClasses(styles.button, numeric && styles.numericButton)}
          title={description}
          onClick={() => onSort(name)}
        >
          {label}
          <Icon className={mergeClasses(styles.icon, direction && styles.active)} />
          {order !== undefined && <span className={styles.order}>{order}</span>}
        </button>
      ) : (
        label
      )}
    </th>
  );
});
