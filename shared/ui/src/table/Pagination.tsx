import { Select } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import { Button } from '@territori/ui/button';
import { ChevronDoubleLeftRegular, ChevronDoubleRightRegular, ChevronLeftRegular, ChevronRightRegular } from '@territori/ui/icon';
import { tokens } from '@territori/ui/theme';
import { useId, useState } from 'react';

export const PAGE_SIZES = [10, 20, 50, 100] as const;

export interface PaginationProps {
  /** From 1. */
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
  onPageSize: (size: number) => void;
  sizes?: readonly number[] | undefined;
  disabled?: boolean | undefined;
  labels: {
    /** Name of the pagination. */
    navigation: string;
    /** Such as "1-10 di 7.896". */
    range: (from: number, to: number, total: number) => string;
    first: string;
    previous: string;
    next: string;
    last: string;
    pageSize: string;
  };
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalL,
    fontSize: tokens.fontSizeBase200,
    '@media print': { display: 'none' },
  },
  size: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS },
  buttons: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  range: { marginInline: tokens.spacingHorizontalS, fontVariantNumeric: 'tabular-nums' },
});

/** The range of rows shown, and buttons for the other pages. */
export function Pagination({ page, pageSize, total, onPage, onPageSize, sizes = PAGE_SIZES, disabled, labels }: PaginationProps) {
  const styles = useStyles();
  const id = useId();
  /** The total when the visitor turned a page: the number of rows of another table is announced by what says it. */
  const [turnedOf, setTurnedOf] = useState<number>();
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const to = Math.min(page * pageSize, total);
  const step = (label: string, target: number, icon: React.ReactElement) => (
    <Button
      appearance="subtle"
      icon={icon}
      aria-label={label}
      title={label}
      disabledFocusable={disabled || target === page || target < 1 || target > pages}
      onClick={() => {
        setTurnedOf(total);
        onPage(target);
      }}
    />
  );
  return (
    <nav aria-label={labels.navigation} className={styles.root}>
      <div className={styles.size}>
        <label htmlFor={id}>{labels.pageSize}</label>
        <Select
          id={id}
          size="small"
          value={pageSize}
          disabled={disabled ?? false}
          onChange={(_, data) => {
            setTurnedOf(total);
            onPageSize(Number(data.value));
          }}
        >
          {sizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </Select>
      </div>
      <div className={styles.buttons}>
        {step(labels.first, 1, <ChevronDoubleLeftRegular />)}
        {step(labels.previous, page - 1, <ChevronLeftRegular />)}
        <span className={styles.range} aria-live={turnedOf === total ? 'polite' : 'off'}>
          {labels.range(from, to, total)}
        </span>
        {step(labels.next, page + 1, <ChevronRightRegular />)}
        {step(labels.last, pages, <ChevronDoubleRightRegular />)}
      </div>
    </nav>
  );
}
