import { useMessages } from '@territori/kit';
import { DayField } from '@territori/report-flow/day';
import type { DayMap, MapLevel, MapRegion } from '@territori/report-flow/map';
import { Select } from '@territori/ui/choice';
import { Field } from '@territori/ui/field';
import { memo } from 'react';
import type it from '../../messages/it.json';
import { CriteriaGroup } from './CriteriaGroup.tsx';
import { UnitChoice } from './UnitChoice.tsx';
import type { MapChoice } from './useMapAddress.ts';

interface FurtherCriteriaProps {
  readonly level: MapLevel;
  /** The key of the chosen unit and the code of the region; null for none. */
  readonly chosen: string | null;
  readonly region: string | null;
  /** The day to compare with as the address has it. */
  readonly written: string;
  readonly change: (next: Partial<MapChoice>) => void;
  readonly regions: readonly MapRegion[];
  /** Undefined where the units are not known. */
  readonly day: DayMap | undefined;
  /** Whether the map is still loading. */
  readonly loading: boolean;
}

/** What the map shows of its units: one of them, a region from near, and what happened until another day. */
export const FurtherCriteria = memo(function FurtherCriteria(props: FurtherCriteriaProps) {
  const { level, chosen, region, written, change, regions, day, loading } = props;
  const t = useMessages<typeof it>();
  return (
    <CriteriaGroup>
      {(day || loading) && <UnitChoice key={level} day={day} chosen={chosen} change={change} />}
      <Field label={t('mappa.regione')}>
        <Select value={region ?? ''} onChange={(_, { value }) => change({ regione: value || null })}>
          <option value="">{t('mappa.intera')}</option>
          {regions.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <DayField
        label={t('mappa.con')}
        hint={t('mappa.con.aiuto')}
        value={written}
        optional
        onChange={(con) => change({ con: con || null })}
      />
    </CriteriaGroup>
  );
});
