import { italianDay } from '@territori/history/dates/day';
import { dayBefore } from '@territori/history/territory/period';
import { type Language, SOURCE_LANGUAGE } from '@territori/languages';
import { escapeMarkup } from '../../http/escapeMarkup.ts';

/** `DD/MM/YYYY` of the last day before a day. */
export const italianDayBefore = (day: string): string => italianDay(dayBefore(day));

export const dayMarkup = (day: string): string => `<time datetime="${day}">${italianDay(day)}</time>`;

/** Names are Italian, or of the other official language of the unit, in a page of either language. */
export const nameMarkup = (text: string, language: Language): string =>
  language === SOURCE_LANGUAGE ? escapeMarkup(text) : `<span lang="it">${escapeMarkup(text)}</span>`;

/** A table with its heading, which scrolls within the page on a narrow window, also by keyboard. */
export const scrollingTable = (title: string, table: string): string =>
  `<section><h2>${escapeMarkup(title)}</h2><div class="scroll" role="region" aria-label="${escapeMarkup(title)}" tabindex="0"><table>${table}</table></div></section>`;
