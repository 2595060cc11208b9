import { useMessages } from '@territori/kit';
import { DayField } from '@territori/report-flow/day';
import type { MapLevel } from '@territori/report-flow/map';
import { Radio, RadioGroup } from '@territori/ui/choice';
import { Field } from '@territori/ui/field';
import { memo } from 'react';
import type it from '../../messages/it.json';
import { CriteriaGroup } from './CriteriaGroup.tsx';
import { MAP_LEVELS, type MapChoice } from './useMapAddress.ts';

interface MapCriteriaProps {
  readonly level: MapLevel;
  /** The day as the address has it. */
  readonly written: string;
  readonly change: (next: Partial<MapChoice>) => void;
  readonly nameOf: (level: MapLevel) => string;
}

/** Which units the map shows: their level, and the day. */
export const MapCriteria = memo(function MapCriteria({ level, written, change, nameOf }: MapCriteriaProps) {
  const t = useMessages<typeof it>();
  return (
    <CriteriaGroup>
      <Field label={t('mappa.livello')}>
        <RadioGroup
          layout="horizontal"
          value={level}
          onChange={(_, { value }) => change({ livello: MAP_LEVELS.find((known) => known === value) ?? level, unita: null })}
        >
          {MAP_LEVELS.map((one) => (
            <Radio key={one} value={one} label={nameOf(one)} />
          ))}
        </RadioGroup>
      </Field>
      <DayField label={t('mappa.data')} value={written} onChange={(data) => change({ data })} />
    </CriteriaGroup>
  );
});
