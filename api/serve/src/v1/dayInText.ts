import { type Day, italianDay } from '@territori/history/dates/day';
import { type Localized, SOURCE_LANGUAGE } from '@territori/languages';
import { inEachLanguage } from '@territori/languages/messagesOf';

/** A day in a sentence of `/api/v1`: DD/MM/YYYY in Italian, YYYY-MM-DD in every other language. */
export const dayInText = (day: Day): Localized => inEachLanguage((language) => (language === SOURCE_LANGUAGE ? italianDay(day) : day));
