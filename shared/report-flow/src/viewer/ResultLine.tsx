import type { ReportSpool } from '@territori/contract/wire';
import { formatNumber, useLanguage } from '@territori/kit';
import { FilterChips } from '@territori/ui/tag';
import { makeStyles, tokens } from '@territori/ui/theme';
import { type ReactNode, useRef } from 'react';
import type { ColumnFilter } from '../data/ReportView.ts';
import { useFlowMessages } from '../flowMessages.ts';
import { filterText } from './filterText.ts';

export interface ResultLineProps {
  readonly rows: ReportSpool | undefined;
  /** True while the rows on screen are not yet those of the filters. */
  readonly stale: boolean;
  readonly filters: readonly ColumnFilter[];
  readonly onChange: (filters: readonly ColumnFilter[]) => void;
  /** What the line says at its end. */
  readonly children?: ReactNode;
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
    // as high as the button that may come with the rows
    minHeight: '28px',
    '@media print': { display: 'none' },
  },
  count: { margin: 0, fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
});

/** The effect of dates and filters, beside them: how many rows there are, announced when it changes, and a button to remove each filter. */
export function ResultLine({ rows, stale, filters, onChange, children }: ResultLineProps) {
  const t = useFlowMessages();
  const language = useLanguage();
  const styles = useStyles();
  const group = useRef<HTMLDivElement>(null);
  return (
    // takes the focus, which would be lost with the button of a removed filter
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs
    <div ref={group} role="group" aria-label={t('filtri.attivi')} tabIndex={-1} className={styles.root}>
      <p role="status" className={styles.count}>
        {rows === undefined || stale ? '' : countText(rows.totalRows)}
      </p>
      <FilterChips
        chips={filters.map((filter, index) => ({ id: String(index), label: filterText(filter, rows, language, t) }))}
        onRemove={(id) => {
          onChange(filters.filter((_, index) => String(index) !== id));
          group.current?.focus();
        }}
        labels={{ list: t('filtri.attivi'), remove: (filtro) => t('filtri.rimuovi', { filtro }) }}
      />
      {children}
    </div>
  );

  function countText(total: number): string {
    if (total === 0) return t('righe.nessuna');
    // the plural follows the number, the text its written form
    return t('righe.numero', { count: total }).replace(String(total), formatNumber(total, language));
  }
}
