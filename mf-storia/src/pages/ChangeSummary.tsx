import type { EventoUnita, RigaVariazione } from '@territori/contract/wire';
import { useMessages } from '@territori/kit';
import { useTableLabels } from '@territori/report-flow/labels';
import { Stack } from '@territori/ui/layout';
import { type Column, DataTable } from '@territori/ui/table';
import { SectionTitle, Text, VisuallyHidden } from '@territori/ui/text';
import { formKey } from '../data/formKey.ts';
import type it from '../messages/it.json';

export interface ChangeSummaryProps {
  readonly changes: readonly RigaVariazione[];
  /** The events of the unit, which name the other unit of each change. */
  readonly events: readonly EventoUnita[];
  readonly loading: boolean;
  readonly chosen: RigaVariazione | undefined;
  readonly onChoose: (place: number) => void;
}

/** The changes of a unit, oldest first; a click or Enter on a row shows its details. */
export function ChangeSummary({ changes, events, loading, chosen, onChoose }: ChangeSummaryProps) {
  const text = useMessages<typeof it>();
  const labels = useTableLabels();
  const formOf = (row: RigaVariazione) => {
    const key = formKey(row);
    return key && text(key);
  };
  const otherOf = ({ id_evento }: RigaVariazione) => {
    const other = events.find(({ id }) => id === id_evento)?.unita_relativa;
    return other && (other.codice ? `${other.denominazione} (${other.codice})` : other.denominazione);
  };
  const columns: readonly Column<RigaVariazione>[] = [
    { name: 'orderr', label: text('variazione.numero'), numeric: true },
    { name: 'variazione', label: text('variazione'), rowHeader: true },
    // a merger has one row for each unit that took part: only this column tells them apart
    ...(changes.some(otherOf) ? [{ name: 'altra', label: text('variazione.altra'), cell: otherOf }] : []),
    { name: 'data evento', label: text('variazione.data') },
    { name: 'data decorrenza', label: text('variazione.decorrenza') },
    { name: 'codice corrente', label: text('variazione.codice') },
    { name: 'denominazione corrente', label: text('variazione.denominazione') },
    ...(changes.some(formKey) ? [{ name: 'forma', label: text('variazione.forma'), cell: formOf }] : []),
    { name: 'identificativo provvedimento', label: text('provvedimento.identificativo') },
    { name: 'certezza', label: text('variazione.certezza'), cell: ({ certezza }) => text(`certezza.${certezza}`) },
  ];
  return (
    <Stack>
      <SectionTitle>{text('variazioni')}</SectionTitle>
      {!loading && changes.length > 0 && <Text tone="muted">{text('variazioni.aiuto')}</Text>}
      <VisuallyHidden live="polite">
        {loading ? '' : text('tabella.riassunto', { righe: text('variazioni.quante', { count: changes.length }), colonne: columns.length })}
      </VisuallyHidden>
      <DataTable
        caption={text('variazioni')}
        captionHidden
        columns={columns}
        rows={changes}
        rowKey={({ orderr }) => orderr}
        loading={loading}
        skeletonRows={4}
        minWidth={1000}
        onSelect={({ orderr }) => onChoose(orderr)}
        selected={chosen?.orderr}
        labels={{ ...labels, empty: text('variazioni.nessuna') }}
      />
    </Stack>
  );
}
