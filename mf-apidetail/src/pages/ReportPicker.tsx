import { useMessages } from '@territori/kit';
import { Button } from '@territori/ui/button';
import { Typeahead } from '@territori/ui/combobox';
import { Panel, Stack } from '@territori/ui/layout';
import { type FormEvent, useEffect, useId, useState } from 'react';
import type { ServiceOption } from '../data/service.ts';
import type it from '../messages/it.json';

export interface ReportPickerProps {
  readonly options: readonly ServiceOption[];
  readonly loading: boolean;
  /** The report that the table is narrowed to. */
  readonly filtered: ServiceOption | null;
  readonly onSearch: (id: string) => void;
  readonly onClear: () => void;
}

/** Narrows the table to one report, found by id or title. */
export function ReportPicker({ options, loading, filtered, onSearch, onClear }: ReportPickerProps) {
  const text = useMessages<typeof it>();
  const reason = useId();
  const [picked, setPicked] = useState<ServiceOption | null>(filtered);
  useEffect(() => setPicked(filtered), [filtered]);
  // a text of which nothing was picked goes with the box that holds it
  const [cleared, setCleared] = useState(0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (picked) onSearch(picked.value);
  };
  return (
    <Panel look="filled" title={text('ricerca.titolo')}>
      <form onSubmit={submit}>
        <Stack>
          <Typeahead
            key={cleared}
            label={text('ricerca.campo')}
            placeholder={text('ricerca.campo')}
            options={options}
            loading={loading}
            value={picked}
            onPick={setPicked}
            labels={{
              noData: text('ricerca.nessuno'),
              loadMore: text('ricerca.altri'),
              loading: text('caricamento'),
              help: text('ricerca.aiuto'),
              clear: text('ricerca.svuota'),
              count: (count) => text('ricerca.quanti', { count }),
            }}
          />
          <Stack direction="row" gap="small">
            <Button type="submit" appearance="primary" disabled={!picked} aria-describedby={picked ? undefined : reason}>
              {text('cerca')}
            </Button>
            <Button
              onClick={() => {
                setPicked(null);
                setCleared(cleared + 1);
                onClear();
              }}
            >
              {text('annulla')}
            </Button>
            <span id={reason} hidden>
              {text('cerca.manca')}
            </span>
          </Stack>
        </Stack>
      </form>
    </Panel>
  );
}
