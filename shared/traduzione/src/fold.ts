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

const PLAIN = /^[A-Z0-9]*$/;

/**
 * A name as it is compared: capital letters and digits alone, so that accents, apostrophes, hyphens, blanks, slashes
 * and case do not matter. `FORLI'`, `Forlì` and `Forl&igrave;` are `FORLI`; `Bolzano/Bozen` and `BOLZANO - BOZEN` are
 * `BOLZANOBOZEN`.
 */
export function fold(text: string): string {
  const upper = (text.includes('&') ? withoutEntities(text) : text).toUpperCase();
  if (PLAIN.test(upper)) return upper;
  return upper.normalize('NFD').replace(/[^A-Z0-9ĐŁØ]/g, '');
}
