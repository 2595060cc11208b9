import { plainLetters, plainText } from './nomi/plainText.ts';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', apos: "'", quot: '"', nbsp: ' ', rsquo: '’', lsquo: '‘', szlig: 'ß' };
const ENTITY = /&(?:#(\d+)|#x([0-9a-f]+)|([a-z]+)|([a-z])(?:grave|acute|circ|uml|tilde|cedil));/gi;

/**
 * Text with its HTML entities replaced: `Forl&igrave;` and `Sant&#39;Angelo` as they are read. Accents are left out,
 * because `fold` drops them.
 */
const withoutEntities = (text: string): string =>
  text.replace(ENTITY, (whole, decimal, hexadecimal, name: string | undefined) => {
    if (decimal) return String.fromCodePoint(Math.min(Number(decimal), 0x10ffff));
    if (hexadecimal) return String.fromCodePoint(Math.min(Number.parseInt(hexadecimal, 16), 0x10ffff));
    const known = ENTITIES[(name ?? '').toLowerCase()];
    if (known) return known;
    return /^[a-z](grave|acute|circ|uml|tilde|cedil)$/i.test(name ?? '') ? (name as string).slice(0, 1) : whole;
  });

/** The characters of windows-1252 above 127, by their bytes. */
const BYTES: ReadonlyMap<string, number> = new Map(
  Array.from(new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 128 }, (_, place) => 128 + place)), (character, place) => [
    character,
    128 + place,
  ]),
);
const TWICE = /[\u00c3-\u00c5][^A-Za-z0-9]/;

/** Text that was read as windows-1252 although it was UTF-8, as it was meant: `AgliÃ¨` is Agliè. Any other text stays. */
function withoutDoubleEncoding(text: string): string {
  const bytes = Array.from(text, (character) => (character < '\u0080' ? character.charCodeAt(0) : BYTES.get(character)));
  if (bytes.includes(undefined)) return text;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes as number[]));
  } catch {
    return text;
  }
}

/** The characters of code page 850 from byte 128 to 191. */
const PAGE_850 = 'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐';

/** Text that a program for DOS read although it was UTF-8, as it was meant: `Agli├¿` is Agliè. */
const withoutDosEncoding = (text: string): string =>
  text.replace(/├(.)/g, (whole, second: string) => {
    const place = PAGE_850.indexOf(second);
    return place === -1 ? whole : String.fromCharCode(192 + place);
  });

/** The text that was meant: without HTML entities, and without an encoding that was applied twice. */
function meantBy(text: string): string {
  const meant = TWICE.test(text) ? withoutDoubleEncoding(text) : text.includes('├') ? withoutDosEncoding(text) : text;
  return meant.includes('&') ? withoutEntities(meant) : meant;
}

/**
 * A name as it is compared, by its plain letters, however a program has damaged it. `FORLI'`, `Forlì` and `Forl&igrave;` are `FORLI`;
 * `Bolzano/Bozen` and `BOLZANO - BOZEN` are `BOLZANOBOZEN`.
 */
export const fold = (text: string): string => plainLetters(meantBy(text));

/** The words of a name as they are compared: `Sant'Angelo Lodigiano` is SANT, ANGELO, LODIGIANO. */
export const foldedWords = (text: string): string[] =>
  plainText(meantBy(text))
    .split(' ')
    .filter((word) => word !== '');

/** Words that a name may have or lack ("Reggio nell'Emilia", "Monza e della Brianza"). */
const SMALL_WORDS = /\b(nell|nel|della|delle|dell|del|dei|de|di|e|ed|in)\b/gi;
export const withoutSmallWords = (text: string): string => fold(text.replace(/['’]/g, ' ').replace(SMALL_WORDS, ' '));

const SAINT = /\b(santissim[ao]|san|santa|santo|sant|ss|s)\b[.\s'’]*/gi;
const GERMAN_SAINT = /\bsankt\b/gi;
/** A name without accents, its saints by their initial, and a German one as the record writes it: "Sankt Ulrich" is "St Ulrich". */
export const withShortSaints = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(SAINT, 'S ')
    .replace(GERMAN_SAINT, 'St');

/** A name as people shorten it: without small words, and with saints by their initial ("S. Giovanni", "Reggio Emilia"). */
export const shortName = (text: string): string => withoutSmallWords(withShortSaints(text));
