import { useMessages } from '@territori/kit';
import { useListLabels } from '@territori/report-flow/labels';
import type { DayMap, MapUnit } from '@territori/report-flow/map';
import { Typeahead } from '@territori/ui/combobox';
import { memo, useMemo, useState } from 'react';
import type it from '../../messages/it.json';

const optionOf = ({ key, name, code }: MapUnit) => ({ value: key, label: code === '' ? name : `${code} - ${name}` });

interface UnitChoiceProps {
  /** Undefined while it loads. */
  readonly day: DayMap | undefined;
  /** The key of the chosen unit; null for none. */
  readonly chosen: string | null;
  readonly change: (next: { readonly unita: string }) => void;
}

/** Finds a unit of the day by name or code. */
export const UnitChoice = memo(function UnitChoice({ day, chosen, change }: UnitChoiceProps) {
  const t = useMessages<typeof it>();
  const labels = useListLabels();
  // the list of all units is made when the visitor comes to the field: without it, another day is shown sooner
  const [visited, setVisited] = useState(false);
  // the unit stays chosen on the map while another one is looked for
  const [searching, setSearching] = useState(false);
  const unit = chosen === null ? undefined : day?.byKey.get(chosen);
  const options = useMemo(() => (visited ? (day?.units ?? []) : unit ? [unit] : []).map(optionOf), [visited, day, unit]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notices that the visitor came to the field or left it
    <div
      onFocus={() => setVisited(true)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setSearching(false);
      }}
    >
      <Typeahead
        key={unit?.key ?? ''}
        label={t('mappa.cerca')}
        options={options}
        loading={!day}
        value={searching ? null : (options.find(({ value }) => value === unit?.key) ?? null)}
        onPick={(option) => {
          setSearching(option === null);
          if (option) change({ unita: option.value });
        }}
        labels={{ ...labels, help: t('mappa.cerca.aiuto'), count: (count) => t('mappa.cerca.quante', { count }) }}
      />
    </div>
  );
});
