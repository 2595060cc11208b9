import { useMessages } from '@territori/kit';
import { DayField } from '@territori/report-flow/day';
import type { DayMap, MapLevel, MapRegion } from '@territori/report-flow/map';
import { Radio, RadioGroup, Select } from '@territori/ui/choice';
import { Field } from '@territori/ui/field';
import { makeStyles, tokens } from '@territori/ui/theme';
import type it from '../../messages/it.json';
import { UnitChoice } from './UnitChoice.tsx';
import { LEVELS, type MapChoice } from './useMapAddress.ts';

interface MapCriteriaProps {
  readonly choice: MapChoice;
  /** The two days as the address has them. */
  readonly written: { readonly data: string; readonly con: string };
  readonly change: (next: Partial<MapChoice>) => void;
  readonly nameOf: (level: MapLevel) => string;
  readonly regions: readonly MapRegion[];
  /** Undefined where the units are not known. */
  readonly day: DayMap | undefined;
  /** Whether the map is still loading. */
  readonly loading: boolean;
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalXL,
    alignItems: 'start',
    '@media print': { display: 'none' },
    // as wide as the longest name of a region, before the names are there
    '& select': { minWidth: '15rem' },
    // two fields beside each other on a phone, so that the map begins on the first screen
    '@media (max-width: 30rem)': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
      gap: tokens.spacingHorizontalM,
      '& > :first-child': { gridColumn: '1 / -1' },
      '& > *, & select': { minWidth: 0, width: '100%' },
      // in as many rows with every typeface, so that nothing moves when the portal's own arrives
      '& [role="radiogroup"]': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    },
  },
});

/** What the map shows: level, day, region, the day to compare with, and the unit. */
export function MapCriteria({ choice, written, change, nameOf, regions, day, loading }: MapCriteriaProps) {
  const t = useMessages<typeof it>();
  const styles = useStyles();
  const { livello: level, unita: chosen, regione: region } = choice;
  return (
    <div className={styles.root}>
      <Field label={t('mappa.livello')}>
        <RadioGroup
          layout="horizontal"
          value={level}
          onChange={(_, { value }) => change({ livello: LEVELS.find((known) => known === value) ?? level, unita: null })}
        >
          {LEVELS.map((one) => (
            <Radio key={one} value={one} label={nameOf(one)} />
          ))}
        </RadioGroup>
      </Field>
      <DayField label={t('mappa.data')} value={written.data} onChange={(data) => change({ data })} />
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
        value={written.con}
        optional
        onChange={(con) => change({ con: con || null })}
      />
      {(day || loading) && <UnitChoice key={level} day={day} chosen={chosen} change={change} />}
    </div>
  );
}
