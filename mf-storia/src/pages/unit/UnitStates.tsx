import type { Unita } from '@territori/contract/v1';
import { formatDate, useMessages } from '@territori/kit';
import { useTableLabels } from '@territori/report-flow/labels';
import { Panel } from '@territori/ui/layout';
import { type Column, DataTable } from '@territori/ui/table';
import { Text } from '@territori/ui/text';
import { useMemo } from 'react';
import { lastDay } from '../../data/lastDay.ts';
import { type ShownState, shownStates } from '../../data/shownStates.ts';
import { FIRST_REGIONS } from '../../data/unitFacts.ts';
import type it from '../../messages/it.json';
import { useUnitLink } from './useUnitLink.tsx';

/** The names and codes that a unit has had, with its provinces and regions. */
export function UnitStates({ states }: { readonly states: readonly Unita[] }) {
  const text = useMessages<typeof it>();
  const labels = useTableLabels();
  const link = useUnitLink();
  const rows = useMemo(() => shownStates(states), [states]);
  const level = states.at(-1)?.livello;
  const upper = (one: { readonly id: number; readonly denominazione: string } | null) => one && link(one.id, one.denominazione);
  const region = ({ unit, to }: ShownState) =>
    upper(unit.regione) ??
    (to !== null && to <= FIRST_REGIONS ? (
      <Text size="small" tone="muted">
        {text('stato.primaDelleRegioni')}
      </Text>
    ) : null);
  const columns: readonly Column<ShownState>[] = [
    { name: 'from', label: text('stato.dal'), cell: ({ from }) => formatDate(from) },
    { name: 'to', label: text('stato.al'), cell: ({ to }) => (to === null ? text('stato.inVigore') : formatDate(lastDay(to))) },
    { name: 'denominazione', label: text('fatto.denominazione'), rowHeader: true, cell: ({ unit }) => unit.denominazione },
    { name: 'codice', label: text('fatto.codice'), cell: ({ unit }) => unit.codice },
    ...(level === 'uts' ? [{ name: 'codice_uts', label: text('fatto.codiceUts'), cell: ({ unit }: ShownState) => unit.codice_uts }] : []),
    ...(level === 'comune'
      ? [
          { name: 'catastale', label: text('fatto.catastale'), cell: ({ unit }: ShownState) => unit.codice_catastale },
          { name: 'provincia', label: text('fatto.provincia'), cell: ({ unit }: ShownState) => upper(unit.provincia) },
        ]
      : []),
    ...(level === 'comune' || level === 'uts' ? [{ name: 'regione', label: text('fatto.regione'), cell: region }] : []),
  ];
  return (
    <Panel look="plain" title={text('linea')}>
      <DataTable
        caption={text('linea')}
        captionHidden
        columns={columns}
        rows={rows}
        rowKey={({ from }) => from}
        minWidth={level === 'comune' ? 1000 : 500}
        labels={labels}
      />
    </Panel>
  );
}
