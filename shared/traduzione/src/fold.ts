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

const PLAIN = /^[A-Z0-9]*$/;

/**
 * A name as it is compared: capital letters and digits alone, so that accents, apostrophes, hyphens, blanks, slashes
 * and case do not matter, nor does an encoding that was applied twice. `FORLI'`, `Forlì` and `Forl&igrave;` are `FORLI`;
 * `Bolzano/Bozen` and `BOLZANO - BOZEN` are `BOLZANOBOZEN`.
 */
export function fold(text: string): string {
  const meant = TWICE.test(text) ? withoutDoubleEncoding(text) : text;
  const upper = (meant.includes('&') ? withoutEntities(meant) : meant).toUpperCase();
  if (PLAIN.test(upper)) return upper;
  return upper.normalize('NFD').replace(/[^A-Z0-9ĐŁØ]/g, '');
}
