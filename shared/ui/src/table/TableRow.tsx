import { makeStyles, mergeClasses } from '@griffel/react';
import { ReadMore } from '@territori/ui/dialog';
import { tokens } from '@territori/ui/theme';
import { memo, type ReactNode } from 'react';
import type { Column } from './Column.ts';
import { DENSE_CELL, DENSE_VALUE } from './dense.ts';
import { PINNED_CELL } from './pinned.ts';

export interface RowLabels {
  /** Read in an empty cell. */
  noData: string;
  /** The button in a cell with a long text. */
  readMore: string;
  close: string;
}

export interface TableRowProps<Row> {
  row: Row;
  index: number;
  columns: readonly Column<Row>[];
  labels: RowLabels;
  selected: boolean;
  onSelect: ((row: Row, index: number) => void) | undefined;
  /** True where the row is a card: its cells stand below each other, each beside the name of its column. */
  stacked: boolean;
  /** True where the row has one line, if its texts are not long. */
  dense: boolean;
}

const useStyles = makeStyles({
  row: {
    backgroundColor: tokens.colorNeutralBackground1,
    ':nth-child(even)': { backgroundColor: tokens.colorNeutralBackground2 },
    breakInside: 'avoid',
  },
  selectable: {
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  selected: {
    backgroundColor: tokens.colorBrandBackground2,
    ':nth-child(even)': { backgroundColor: tokens.colorBrandBackground2 },
    boxShadow: `inset 4px 0 0 ${tokens.colorBrandStroke1}`,
    '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
  cell: {
    padding: `${tokens.spacingVerticalMNudge} ${tokens.spacingHorizontalM}`,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    textAlign: 'start',
    // a button or a link stands on the line of the text beside it
    verticalAlign: 'baseline',
    fontVariantNumeric: 'tabular-nums',
    fontWeight: tokens.fontWeightRegular,
    '@media print': { padding: '2px 4px' },
  },
  control: {
    minHeight: '24px',
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorBrandForegroundLink,
    font: 'inherit',
    textAlign: 'inherit',
    textDecorationLine: 'underline',
    cursor: 'pointer',
  },
  numeric: { textAlign: 'end' },
  rowHeader: { fontWeight: tokens.fontWeightSemibold, backgroundColor: 'inherit' },
  pinned: PINNED_CELL,
  dense: DENSE_CELL,
  value: DENSE_VALUE,
  numericValue: { marginInlineStart: 'auto' },
  empty: { color: tokens.colorNeutralForeground3 },
  card: {
    display: 'block',
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    overflowWrap: 'anywhere',
    ':last-child': { borderBottomStyle: 'none' },
  },
  line: {
    display: 'grid',
    gridTemplateColumns: 'minmax(min(50%, 7.5rem), 2fr) minmax(0, 3fr)',
    // two links below each other are 24 pixels apart
    minHeight: '24px',
    columnGap: tokens.spacingHorizontalM,
    padding: 0,
    border: 'none',
    fontVariantNumeric: 'tabular-nums',
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'start',
  },
  first: { fontWeight: tokens.fontWeightSemibold },
  name: { color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightRegular, hyphens: 'auto' },
});

/** What some tables have in their many empty cells. */
const EMPTY_CELL_DASH = '–';

/** Longer texts are cut and read whole in a modal. */
const LONGEST_CELL = 100;

/** Controls inside a row: a click on one does not choose the row. */
const isControlInRow = (target: EventTarget) => (target as Element).closest('a,button,dialog') !== null;

function cellContent<Row>(row: Row, column: Column<Row>): ReactNode {
  return column.cell ? column.cell(row) : ((row as Record<string, ReactNode>)[column.name] ?? '');
}

function TableRowInner<Row>({ row, index, columns, labels, selected, onSelect, stacked, dense }: TableRowProps<Row>) {
  const styles = useStyles();
  // the whole row can be clicked; keyboard and screen readers have a button with a name and a state
  const control = columns.find(({ rowHeader }) => rowHeader) ?? columns[0];
  return (
    <tr
      // a row that is not drawn as one keeps its meaning
      role={stacked ? 'row' : undefined}
      className={mergeClasses(styles.row, stacked && styles.card, onSelect && styles.selectable, selected && styles.selected)}
      {...(onSelect && {
        onClick: (event) => {
          if (!isControlInRow(event.target)) onSelect(row, index);
        },
      })}
    >
      {columns.map((column, place) => {
        const value = cellContent(row, column);
        const isEmpty = value === null || value === undefined || value === '';
        const Cell = column.rowHeader ? 'th' : 'td';
        const shown =
          onSelect && column === control && !isEmpty ? (
            <button type="button" className={styles.control} aria-pressed={selected} onClick={() => onSelect(row, index)}>
              {value}
            </button>
          ) : isEmpty ? (
            labels.noData
          ) : typeof value === 'string' && value.length > LONGEST_CELL ? (
            <ReadMore text={value} title={column.label} limit={LONGEST_CELL} labels={{ more: labels.readMore, close: labels.close }} />
          ) : (
            value
          );
        if (stacked) {
          // in a card a dash says no more than no line
          if (isEmpty && labels.noData === EMPTY_CELL_DASH) return null;
          return (
            <Cell
              key={column.name}
              role={column.rowHeader ? 'rowheader' : 'cell'}
              aria-colindex={place + 1}
              className={mergeClasses(styles.line, column.rowHeader && styles.first)}
            >
              <span aria-hidden="true" className={styles.name}>
                {column.label}
              </span>
              <span lang={isEmpty ? undefined : column.lang} className={isEmpty ? styles.empty : undefined}>
                {shown}
              </span>
            </Cell>
          );
        }
        return (
          <Cell
            key={column.name}
            scope={column.rowHeader ? 'row' : undefined}
            lang={isEmpty ? undefined : column.lang}
            className={mergeClasses(
              styles.cell,
              column.numeric && styles.numeric,
              column.rowHeader && styles.rowHeader,
              column.rowHeader && styles.pinned,
              isEmpty && styles.empty,
              dense && styles.dense,
            )}
          >
            {dense ? <div className={mergeClasses(styles.value, column.numeric && styles.numericValue)}>{shown}</div> : shown}
          </Cell>
        );
      })}
    </tr>
  );
}

/** A row of data; rows that did not change are not rendered again. */
export const TableRow = memo(TableRowInner) as typeof TableRowInner;
