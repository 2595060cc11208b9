import { Calendar } from '@fluentui/react-calendar-compat';
import { useEffect, useRef } from 'react';

export interface CalendarLabels {
  /** Name of the calendar. */
  calendar: string;
  /** Twelve names, and the seven of the days from Sunday. */
  months: readonly string[];
  weekdays: readonly string[];
  previousMonth: string;
  nextMonth: string;
  previousYear: string;
  nextYear: string;
  today: string;
  close: string;
}

export interface CalendarPopupProps {
  value: string;
  min?: string | undefined;
  max?: string | undefined;
  onPick: (iso: string) => void;
  onClose: () => void;
  labels: CalendarLabels;
}

const toDate = (iso: string) => new Date(`${iso}T00:00:00`);
const pad = (number: number) => String(number).padStart(2, '0');
const fromDate = (date: Date) => `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;

/** The month's days to pick from. Loaded when it is first opened. */
export default function CalendarPopup({ value, min, max, onPick, onClose, labels }: CalendarPopupProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    root.current?.querySelector<HTMLElement>('td[tabindex="0"] button, [tabindex="0"]')?.focus();
  }, []);
  const initial = value || max;
  return (
    <div
      ref={root}
      role="dialog"
      aria-label={labels.calendar}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) onClose();
      }}
    >
      <Calendar
        {...(initial && { value: toDate(initial) })}
        {...(min && { minDate: toDate(min) })}
        {...(max && { maxDate: toDate(max) })}
        firstDayOfWeek={1}
        isMonthPickerVisible={false}
        showGoToToday={false}
        onSelectDate={(date) => onPick(fromDate(date))}
        strings={{
          months: [...labels.months],
          shortMonths: labels.months.map((month) => month.slice(0, 3)),
          days: [...labels.weekdays],
          shortDays: labels.weekdays.map((day) => day.slice(0, 1).toUpperCase()),
          goToToday: labels.today,
          prevMonthAriaLabel: labels.previousMonth,
          nextMonthAriaLabel: labels.nextMonth,
          prevYearAriaLabel: labels.previousYear,
          nextYearAriaLabel: labels.nextYear,
          closeButtonAriaLabel: labels.close,
        }}
      />
    </div>
  );
}
