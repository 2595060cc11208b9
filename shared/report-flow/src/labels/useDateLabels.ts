import type { Language } from '@territori/contract';
import { useLanguage } from '@territori/kit';
import { useMemo } from 'react';
import { useLabelMessages } from './useLabelMessages.ts';

function names(language: Language, format: Intl.DateTimeFormatOptions, dates: readonly Date[]): string[] {
  const formatter = new Intl.DateTimeFormat(language, { ...format, timeZone: 'UTC' });
  return dates.map((date) => formatter.format(date));
}

const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2023, month, 1)));
/** Starts with a Sunday. */
const WEEKDAYS = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2023, 0, 1 + day)));

/** The texts of a date field and its calendar. */
export function useDateLabels() {
  const t = useLabelMessages();
  const language = useLanguage();
  return useMemo(
    () => ({
      openCalendar: t('data.apriCalendario'),
      placeholder: t('data.formato'),
      calendar: t('data.calendario'),
      months: names(language, { month: 'long' }, MONTHS),
      weekdays: names(language, { weekday: 'long' }, WEEKDAYS),
      month: t('data.mese'),
      year: t('data.anno'),
      previousMonth: t('data.mesePrecedente'),
      nextMonth: t('data.meseSuccessivo'),
      previousYear: t('data.annoPrecedente'),
      nextYear: t('data.annoSuccessivo'),
      today: t('data.oggi'),
      close: t('chiudi'),
    }),
    [t, language],
  );
}
