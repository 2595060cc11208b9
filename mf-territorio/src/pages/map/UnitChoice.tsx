import { useMessages } from '@territori/kit';
import { useListLabels } from '@territori/report-flow/labels';
import type { MapUnit } from '@territori/report-flow/map';
import { Typeahead } from '@territori/ui/combobox';
import { memo, useMemo } from 'react';
import type it from '../../messages/it.json';

interface UnitChoiceProps {
  readonly units: readonly MapUnit[];
  readonly chosen: MapUnit | null;
  readonly loading: boolean;
  readonly change: (next: { readonly unita: string }) => void;
}

/** Finds a unit of the day by name or code. */
export const UnitChoice = memo(function UnitChoice({ units, chosen, loading, change }: UnitChoiceProps) {
  const t = useMessages<typeof it>();
  const labels = useListLabels();
  const options = useMemo(
    () => units.map(({ key, name, code }) => ({ value: key, label: code === '' ? name : `${code} - ${name}` })),
    [units],
  );
  return (
    <Typeahead
      key={chosen?.key ?? ''}
      label={t('mappa.cerca')}
      options={options}
      loading={loading}
      value={options.find(({ value }) => value === chosen?.key) ?? null}
      onPick={(option) => {
        if (option) change({ unita: option.value });
      }}
      labels={{ ...labels, help: t('mappa.cerca.aiuto'), count: (count) => t('mappa.cerca.quante', { count }) }}
    />
  );
});
