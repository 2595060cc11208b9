import { EARLIEST_DATE, today, useMessages } from '@territori/kit';
import { useDateLabels } from '@territori/report-flow/labels';
import type { DayMap, MapLevel, MapRegion } from '@territori/report-flow/map';
import { DateField } from '@territori/ui/date';
import { Field, Radio, RadioGroup, Select } from '@territori/ui/field';
import { makeStyles, tokens } from '@territori/ui/theme';
import type it from '../../messages/it.json';
import { UnitChoice } from './UnitChoice.tsx';
import { LEVELS, type MapChoice } from './useMapAddress.ts';

interface MapCriteriaProps {
  readonly choice: MapChoice;
  /** Which days of the address cannot be shown. */
  readonly wrong: { readonly data: boolean; readonly con: boolean };
  readonly change: (next: Partial<MapChoice>) => void;
  readonly nameOf: (level: MapLevel) => string;
  readonly regions: readonly MapRegion[];
  readonly day: DayMap | undefined;
}

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXL, alignItems: 'start', '@media print': { display: 'none' } },
});

/** What the map shows: level, day, region, the day to compare with, and the unit. */
export function MapCriteria({ choice, wrong, change, nameOf, regions, day }: MapCriteriaProps) {
  const t = useMessages<typeof it>();
  const styles = useStyles();
  const dateLabels = useDateLabels();
  const { data: date, livello: level, unita: chosen, regione: region, con: other } = choice;
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
      <DateField
        key={`data ${date}`}
        label={t('mappa.data')}
        value={date}
        min={EARLIEST_DATE}
        max={today()}
        error={wrong.data ? t('mappa.dataErrata') : undefined}
        onChange={({ iso, error }) => {
          if (!error && iso) change({ data: iso });
        }}
        labels={dateLabels}
      />
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
      <DateField
        key={`con ${other}`}
        label={t('mappa.con')}
        value={other ?? ''}
        min={EARLIEST_DATE}
        max={today()}
        error={wrong.con ? t('mappa.conErrata') : undefined}
        hint={t('mappa.con.aiuto')}
        onChange={({ iso, text, error }) => {
          if (text === '') change({ con: null });
          else if (!error && iso) change({ con: iso });
        }}
        labels={dateLabels}
      />
      {day && (
        <UnitChoice
          key={`${level} ${date}`}
          units={day.units}
          chosen={chosen === null ? null : (day.byKey.get(chosen) ?? null)}
          onChoose={(key) => change({ unita: key })}
        />
      )}
    </div>
  );
}
