import { EARLIEST_DATE, formatDate, useMessages } from '@territori/kit';
import type { ChangesOfDay } from '@territori/report-flow/map';
import { Button } from '@territori/ui/button';
import { makeStyles, tokens } from '@territori/ui/theme';
import { type KeyboardEvent, startTransition, useEffect } from 'react';
import type it from '../../messages/it.json';
import { BarLegend } from './BarLegend.tsx';
import { ChangeBars } from './ChangeBars.tsx';

interface TimeLineProps {
  /** The days on which something changed, in order; none while they load. */
  readonly days: readonly string[];
  readonly changes: ReadonlyMap<string, ChangesOfDay> | undefined;
  readonly date: string;
  /** The region whose changes these are; undefined for the whole country. */
  readonly place: string | undefined;
  /** What happened on the day, in words; empty where it is not known. */
  readonly words: string;
  readonly latest: string;
  readonly onChange: (day: string) => void;
  /** Whether time runs. */
  readonly running: boolean;
  readonly onRun: (runs: boolean) => void;
}

/** Half of the handle of the line, which does not leave it. */
const TIME_LINE_HANDLE = '8px';

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalXXS, '@media print': { display: 'none' } },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}` },
  // two lines keep their room, so that nothing moves from day to day
  words: { flex: '1 1 18rem', margin: 0, minHeight: '2lh', alignContent: 'center' },
  day: { fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  bars: { paddingInline: TIME_LINE_HANDLE },
  // on a dark page Chromium draws a white track for an accent that is too dark
  line: { width: '100%', minWidth: 0, margin: 0, accentColor: tokens.colorBrandForeground1, height: '24px' },
});

/** How long a day is shown while time runs, in milliseconds. */
const TIME_LINE_PACE = 350;
const prefersStillTime = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const DAY_MS = 86_400_000;
const numberOfDay = (day: string): number => Math.round((Date.parse(day) - Date.parse(EARLIEST_DATE)) / DAY_MS);
const dayOfNumber = (number: number): string => new Date(Date.parse(EARLIEST_DATE) + number * DAY_MS).toISOString().slice(0, 10);
/** Years that a page key moves. */
const TIME_LINE_PAGE = 10;

const yearOf = (day: string): number => Number(day.slice(0, 4));

/**
 * The history since 1861 as a line: how many units changed each year, what changed on the day that is shown, and the way from change to
 * change. Time runs by itself, except for a visitor who prefers less motion.
 */
export function TimeLine({ days, changes, date, place, words, latest, onChange, running, onRun }: TimeLineProps) {
  const t = useMessages<typeof it>();
  const styles = useStyles();
  const next = days.find((day) => day > date && day <= latest);
  const before = days.findLast((day) => day < date);
  const when = [formatDate(date), ...(place ? [place] : [])].join(', ');

  useEffect(() => {
    // while another level is loading, time waits
    if (!running || days.length === 0) return;
    if (next === undefined) {
      onRun(false);
      return;
    }
    // a day is drawn in pieces, between which the browser shows its frames; where that takes long, the next one waits
    const timer = setTimeout(() => startTransition(() => onChange(next)), TIME_LINE_PACE);
    return () => clearTimeout(timer);
  }, [running, days, next, onChange, onRun]);

  /** The last change until a day; at least the next one on the way there, so that each step leads on. */
  const towards = (day: string): string => {
    const until = days.findLast((known) => known <= day && known <= latest) ?? days[0] ?? date;
    if (day > date) return until > date ? until : (next ?? date);
    return until < date ? until : (before ?? date);
  };
  const byYears = (years: number): string => `${yearOf(date) + years}${date.slice(4)}`;
  const onKeyDown = (event: KeyboardEvent) => {
    const wanted = {
      ArrowLeft: before,
      ArrowDown: before,
      ArrowRight: next,
      ArrowUp: next,
      PageDown: towards(byYears(-TIME_LINE_PAGE)),
      PageUp: towards(byYears(TIME_LINE_PAGE)),
      Home: days[0],
      End: next === undefined ? undefined : towards(latest),
    }[event.key];
    if (!(event.key.startsWith('Arrow') || ['PageDown', 'PageUp', 'Home', 'End'].includes(event.key))) return;
    // a step of the line is a day: the keys go from change to change
    event.preventDefault();
    if (wanted !== undefined && wanted !== date) onChange(wanted);
  };

  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <p className={styles.words}>
          <span className={styles.day}>{when}</span>
          {words && `: ${words}`}
        </p>
        <div className={styles.buttons}>
          <Button size="small" disabled={before === undefined} onClick={() => before && onChange(before)}>
            {t('mappa.prima')}
          </Button>
          <Button size="small" disabled={next === undefined} onClick={() => next && onChange(next)}>
            {t('mappa.dopo')}
          </Button>
          {!prefersStillTime() && (
            <Button
              size="small"
              disabled={days.length === 0}
              onClick={() => {
                if (!running && next === undefined && days[0]) onChange(days[0]);
                onRun(!running);
              }}
            >
              {running ? t('mappa.ferma') : t('mappa.scorri')}
            </Button>
          )}
        </div>
      </div>
      <div className={styles.bars}>
        <ChangeBars changes={changes} firstYear={yearOf(EARLIEST_DATE)} lastYear={yearOf(latest)} year={yearOf(date)} />
      </div>
      <input
        className={styles.line}
        type="range"
        min={0}
        max={numberOfDay(latest)}
        value={numberOfDay(date)}
        disabled={days.length === 0}
        aria-label={t('mappa.tempo')}
        aria-valuetext={words ? `${when}: ${words}` : when}
        onKeyDown={onKeyDown}
        onChange={(event) => onChange(towards(dayOfNumber(Number(event.target.value))))}
      />
      <BarLegend />
    </div>
  );
}
