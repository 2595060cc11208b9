import { type Day, parseDay } from '@territori/history/dates/day';

const MONTHS = 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(' ');

/** The kinds of act; a text that begins with another word is not read. */
const ACT =
  /^(legge|decreto|deliberazione|delibera|ordinanza|l\. ?r\.|d\. ?l\.|d\. ?p\. ?r\.|d\. ?p\. ?g\. ?r\.|d\. ?p\. ?reg\.)(?=[ .,])/i;
/** The words with which a text passes from the act to its publication. */
const PUBLICATION = /;|\b(g\. ?u\.|b\. ?u\.|gazzetta|bollettino|pubblicat[oa]|parte prima|suppl)/i;
const DATE = new RegExp(`\\b(\\d{1,2})[°º]? (${MONTHS.join('|')}) (\\d{4})\\b|\\b(\\d{1,2})[-/.](\\d{1,2})[-/.](\\d{4})\\b`, 'gi');

/**
 * The date of an act, read from a text such as "Legge 11 giugno 2004, n. 146; G.U. n. 138 del 15 giugno 2004", dated 11/06/2004: the later
 * date is that of the journal. Null unless the text begins with an act that has exactly one date.
 */
export function actDate(text: string): Day | null {
  const plain = text.normalize('NFC').replace(/\s+/g, ' ').trim();
  if (!ACT.test(plain)) return null;
  const act = plain.split(PUBLICATION, 1)[0] ?? '';
  const dates = [...act.matchAll(DATE)];
  const [only] = dates;
  if (!only || dates.length > 1) return null;
  const [, day, month, year, ...numbers] = only;
  const [d, m, y] = month ? [day, String(MONTHS.indexOf(month.toLowerCase()) + 1), year] : numbers;
  return parseDay(`${y}-${m?.padStart(2, '0')}-${d?.padStart(2, '0')}`);
}
