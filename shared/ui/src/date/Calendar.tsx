import { Select } from '@fluentui/react-components';
import { makeStyles, mergeClasses } from '@griffel/react';
import { Button } from '@territori/ui/button';
import { ChevronLeftRegular, ChevronRightRegular } from '@territori/ui/icon';
import { VisuallyHidden } from '@territori/ui/text';
import { tokens } from '@territori/ui/theme';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { calendarDateWithin, moveCalendarDate, weeksOfMonth } from './calendarDates.ts';

export interface CalendarLabels {
  /** Name of the calendar. */
  calendar: string;
  /** Twelve names, from January. */
  months: readonly string[];
  /** Seven names, from Sunday. */
  weekdays: readonly string[];
  /** Names of the two lists. */
  month: string;
  year: string;
  previousMonth: string;
  nextMonth: string;
}

export interface CalendarProps {
  /** The chosen date, YYYY-MM-DD, or ''. */
  value: string;
  min: string;
  max: string;
  onPick: (iso: string) => void;
  onClose: () => void;
  labels: CalendarLabels;
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalS, padding: tokens.spacingHorizontalM },
  head: { display: 'grid', gridTemplateColumns: 'auto 1fr auto auto', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  grid: { borderCollapse: 'collapse', width: '100%', tableLayout: 'fixed', textAlign: 'center', fontVariantNumeric: 'tabular-nums' },
  weekday: {
    height: '32px',
    fontSize: tokens.fontSizeBase100,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground3,
  },
  cell: { padding: '1px' },
  day: {
    width: '100%',
    height: '36px',
    padding: 0,
    border: '1px solid transparent',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    fontSize: tokens.fontSizeBase200,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outlineOffset: '-1px' },
  },
  chosen: {
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { backgroundColor: tokens.colorBrandBackgroundHover },
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
  },
  outside: { color: tokens.colorNeutralForegroundDisabled, cursor: 'not-allowed', ':hover': { backgroundColor: 'transparent' } },
});

/** A cell of a grid can be selected, which a cell of a plain table cannot. */
const CHOSEN = { 'aria-selected': true };

const yearOf = (iso: string) => Number(iso.slice(0, 4));
const monthOf = (iso: string) => Number(iso.slice(5, 7)) - 1;
const dayOf = (iso: string) => Number(iso.slice(8));

/**
 * A month's days to pick from, by the ARIA pattern of a date grid: arrows move by day and week, Home and End within the
 * week, PageUp and PageDown by month, with Shift by year. Month and year are lists, because the dates span more than a
 * century and a half.
 */
export function Calendar({ value, min, max, onPick, onClose, labels }: CalendarProps) {
  const styles = useStyles();
  const [day, setDay] = useState(() => calendarDateWithin(value || max, min, max));
  const grid = useRef<HTMLTableElement>(null);
  const follow = useRef(true);

  // focus goes with the day when the keyboard moves it, and stays on the lists when they do
  useEffect(() => {
    if (follow.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    follow.current = false;
  }, [day]);

  const show = (iso: string, withFocus = false) => {
    follow.current = withFocus;
    setDay(calendarDateWithin(iso, min, max));
  };

  const onGridKey = (event: KeyboardEvent) => {
    const weekday =
      weeksOfMonth(day)
        .find((week) => week.includes(day))
        ?.indexOf(day) ?? 0;
    const targets: Record<string, string> = {
      ArrowLeft: moveCalendarDate(day, -1, 'day'),
      ArrowRight: moveCalendarDate(day, 1, 'day'),
      ArrowUp: moveCalendarDate(day, -7, 'day'),
      ArrowDown: moveCalendarDate(day, 7, 'day'),
      Home: moveCalendarDate(day, -weekday, 'day'),
      End: moveCalendarDate(day, 6 - weekday, 'day'),
      PageUp: moveCalendarDate(day, -1, event.shiftKey ? 'year' : 'month'),
      PageDown: moveCalendarDate(day, 1, event.shiftKey ? 'year' : 'month'),
    };
    const target = targets[event.key];
    if (!target) return;
    event.preventDefault();
    show(target, true);
  };

  const years = Array.from({ length: yearOf(max) - yearOf(min) + 1 }, (_, index) => yearOf(max) - index);
  return (
    <div
      role="dialog"
      aria-label={labels.calendar}
      className={styles.root}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div className={styles.head}>
        <Button
          appearance="subtle"
          icon={<ChevronLeftRegular />}
          aria-label={labels.previousMonth}
          disabledFocusable={day.slice(0, 7) === min.slice(0, 7)}
          onClick={() => show(moveCalendarDate(day, -1, 'month'))}
        />
        <Select
          size="small"
          aria-label={labels.month}
          value={monthOf(day)}
          onChange={(_, data) => show(moveCalendarDate(day, Number(data.value) - monthOf(day), 'month'))}
        >
          {labels.months.map((month, index) => (
            <option key={month} value={index}>
              {month}
            </option>
          ))}
        </Select>
        <Select
          size="small"
          aria-label={labels.year}
          value={yearOf(day)}
          onChange={(_, data) => show(moveCalendarDate(day, Number(data.value) - yearOf(day), 'year'))}
        >
          {years.map((year) => (
            <option key={year}>{year}</option>
          ))}
        </Select>
        <Button
          appearance="subtle"
          icon={<ChevronRightRegular />}
          aria-label={labels.nextMonth}
          disabledFocusable={day.slice(0, 7) === max.slice(0, 7)}
          onClick={() => show(moveCalendarDate(day, 1, 'month'))}
        />
      </div>
      <VisuallyHidden live="polite">{`${labels.months[monthOf(day)]} ${yearOf(day)}`}</VisuallyHidden>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA pattern of a date grid
        role="grid"
        aria-label={`${labels.months[monthOf(day)]} ${yearOf(day)}`}
        className={styles.grid}
        onKeyDown={onGridKey}
      >
        <thead>
          <tr>
            {[1, 2, 3, 4, 5, 6, 0].map((weekday) => (
              <th key={weekday} scope="col" abbr={labels.weekdays[weekday]} className={styles.weekday}>
                {labels.weekdays[weekday]?.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(day).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((iso, weekday) =>
                iso ? (
                  <td key={iso} className={styles.cell} {...(iso === value && CHOSEN)}>
                    <button
                      type="button"
                      tabIndex={iso === day ? 0 : -1}
                      aria-label={`${dayOf(iso)} ${labels.months[monthOf(iso)]} ${yearOf(iso)}`}
                      aria-disabled={iso < min || iso > max}
                      className={mergeClasses(styles.day, iso === value && styles.chosen, (iso < min || iso > max) && styles.outside)}
                      onClick={() => {
                        if (iso >= min && iso <= max) onPick(iso);
                      }}
                    >
                      {dayOf(iso)}
                    </button>
                  </td>
                ) : (
                  <td key={weekday} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
