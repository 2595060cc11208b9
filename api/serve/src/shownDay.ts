import { type Day, italianDay } from '@territori/history/dates/day';
import type { Localized } from '@territori/languages';

/** A day as texts write it: `DD/MM/YYYY` in Italian, `YYYY-MM-DD` in English. */
export const shownDay = (day: Day): Localized => ({ it: italianDay(day), en: day });
