import { type Day, italianDay } from '@territori/history/dates/day';
import { type Localized, SOURCE_LANGUAGE } from '@territori/languages';
import { inEachLanguage } from '@territori/languages/messagesOf';

/** A day as a sentence of `/api/v1` writes it: DD/MM/YYYY in Italian, as in a call in every other language. */
export const dayInText = (day: Day): Localized => inEachLanguage((language) => (language === SOURCE_LANGUAGE ? italianDay(day) : day));
