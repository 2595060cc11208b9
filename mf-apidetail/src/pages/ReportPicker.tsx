import { useMessages } from '@territori/kit';
import { useListLabels } from '@territori/report-flow/labels';
import { PickForm } from '@territori/report-flow/pick';
import { Typeahead } from '@territori/ui/combobox';
import { useEffect, useState } from 'react';
import type { ServiceOption } from '../data/service.ts';
import type it from '../messages/it.json';

export interface ReportPickerProps {
  readonly options: readonly ServiceOption[];
  readonly loading: boolean;
  readonly failed: boolean;
  /** The only report in the table. */
  readonly filtered: ServiceOption | null;
  readonly onSearch: (id: string) => void;
  readonly onClear: () => void;
}

/** Limits the table to one report, found by id or title. */
export function ReportPicker({ options, loading, failed, filtered, onSearch, onClear }: ReportPickerProps) {
  const text = useMessages<typeof it>();
  const labels = useListLabels();
  const [picked, setPicked] = useState<ServiceOption | null>(filtered);
  useEffect(() => setPicked(filtered), [filtered]);
  return (
    <PickForm
      title={text('ricerca.titolo')}
      ready={picked !== null}
      missing={text('ricerca.manca')}
      onSearch={() => picked && onSearch(picked.value)}
      onClear={() => {
        setPicked(null);
        onClear();
      }}
    >
      <Typeahead
        label={text('ricerca.campo')}
        placeholder={text('ricerca.campo')}
        options={options}
        loading={loading}
        failed={failed}
        value={picked}
        onPick={setPicked}
        labels={{ ...labels, help: text('ricerca.aiuto'), count: (count) => text('ricerca.quanti', { count }) }}
      />
    </PickForm>
  );
}
