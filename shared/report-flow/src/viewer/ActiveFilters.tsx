import type { ReportSpool } from '@territori/contract/wire';
import { FilterChips } from '@territori/ui/tag';
import { useRef } from 'react';
import { BLANK, type ColumnFilter } from '../data/ReportView.ts';
import { exportColumns } from '../exports/ExportTable.ts';
import { useFlowMessages } from '../flowMessages.ts';

export interface ActiveFiltersProps {
  readonly filters: readonly ColumnFilter[];
  /** For the labels; column names are shown until the labels are loaded. */
  readonly columns: Pick<ReportSpool, 'colNames' | 'label'> | undefined;
  readonly onChange: (filters: readonly ColumnFilter[]) => void;
}

/** `Comune: L'Aquila`; a missing value is shown as not available. */
export function filterText({ column, value }: ColumnFilter, columns: ActiveFiltersProps['columns'], notAvailable: string): string {
  const label = columns && exportColumns(columns.colNames, columns.label).find(({ name }) => name === column)?.label;
  return `${label ?? column}: ${value === BLANK ? notAvailable : value}`;
}

/** The active filters, each with a button that removes it. */
export function ActiveFilters({ filters, columns, onChange }: ActiveFiltersProps) {
  const t = useFlowMessages();
  const group = useRef<HTMLDivElement>(null);
  return (
    // otherwise the focus would be lost with the removed button
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs
    <div ref={group} role="group" aria-label={t('filtri.attivi')} tabIndex={-1} style={{ outline: 'none' }}>
      <FilterChips
        chips={filters.map((filter, index) => ({ id: String(index), label: filterText(filter, columns, t('nonDisponibile')) }))}
        onRemove={(id) => {
          onChange(filters.filter((_, index) => String(index) !== id));
          group.current?.focus();
        }}
        labels={{ list: t('filtri.attivi'), remove: (filtro) => t('filtri.rimuovi', { filtro }) }}
      />
    </div>
  );
}
