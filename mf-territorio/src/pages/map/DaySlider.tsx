import { formatDate, useMessages } from '@territori/kit';
import { Button } from '@territori/ui/button';
import { makeStyles, tokens } from '@territori/ui/theme';
import { useEffect, useState } from 'react';
import type it from '../../messages/it.json';

interface DaySliderProps {
  /** The days on which something changed, in order; none while they load. */
  readonly days: readonly string[];
  readonly date: string;
  readonly latest: string;
  readonly onChange: (day: string) => void;
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    '@media print': { display: 'none' },
    // on a phone the day above its two buttons, which stay beside each other
    '@media (max-width: 30rem)': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', '& > button': { order: 1 } },
  },
  // on a dark page Chromium draws a white track for an accent that is too dark
  slider: {
    flex: '1 1 100%',
    gridColumn: '1 / -1',
    minWidth: 0,
    margin: 0,
    accentColor: tokens.colorBrandForeground1,
    height: '24px',
  },
  day: {
    fontVariantNumeric: 'tabular-nums',
    fontWeight: tokens.fontWeightSemibold,
    minWidth: '6rem',
    '@media (max-width: 30rem)': { gridColumn: '1 / -1', textAlign: 'center' },
  },
});

/** How long a day is shown while time runs, in milliseconds. */
const PACE = 350;
const stillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The days on which something changed since 1861. They run by themselves, except for a visitor who prefers less motion. */
export function DaySlider({ days, date, latest, onChange }: DaySliderProps) {
  const t = useMessages<typeof it>();
  const styles = useStyles();
  const [playing, setPlaying] = useState(false);
  const place = Math.max(
    0,
    days.findLastIndex((day) => day <= date),
  );
  const next = days.find((day) => day > date && day <= latest);
  const before = days.findLast((day) => day < date);

  useEffect(() => {
    if (!playing) return;
    if (next === undefined) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => onChange(next), PACE);
    return () => clearTimeout(timer);
  }, [playing, next, onChange]);

  return (
    <div className={styles.root}>
      <input
        className={styles.slider}
        type="range"
        min={0}
        max={Math.max(
          0,
          days.findLastIndex((day) => day <= latest),
        )}
        value={place}
        disabled={days.length === 0}
        aria-label={t('mappa.tempo')}
        aria-valuetext={formatDate(date)}
        onChange={(event) => onChange(days[Number(event.target.value)] ?? date)}
      />
      <Button disabled={before === undefined} onClick={() => before && onChange(before)}>
        {t('mappa.prima')}
      </Button>
      <span className={styles.day}>{formatDate(date)}</span>
      <Button disabled={next === undefined} onClick={() => next && onChange(next)}>
        {t('mappa.dopo')}
      </Button>
      {!stillness() && (
        <Button
          disabled={days.length === 0}
          onClick={() => {
            if (!playing && next === undefined && days[0]) onChange(days[0]);
            setPlaying(!playing);
          }}
        >
          {playing ? t('mappa.ferma') : t('mappa.scorri')}
        </Button>
      )}
    </div>
  );
}
