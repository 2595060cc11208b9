import { type Day, italianDay } from '@territori/history/dates/day';
import type { Edition } from '@territori/store/database';
import type { Localized } from '@territori/wire/language';

/** The note on an answer for a day after the last one that the edition knows: it shows the last known state. Null for every other day. */
export function lastDayNote({ date }: Pick<Edition, 'date'>, asked: Day): Localized | null {
  if (asked <= date) return null;
  return {
    it: `I dati sono aggiornati al ${italianDay(date)}: per il ${italianDay(asked)} è mostrata l’ultima situazione nota.`,
    en: `The data are up to date as of ${italianDay(date)}: for ${italianDay(asked)} the last known state is shown.`,
  };
}
