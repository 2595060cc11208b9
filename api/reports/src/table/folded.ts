/** Letters that no accent makes, and signs that are written in several ways, as the dictionary `unaccent` of PostgreSQL has them. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  ð: 'd',
  þ: 'th',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ĳ: 'ij',
  ĸ: 'q',
  ŀ: 'l',
  ł: 'l',
  ŉ: "'n",
  ŋ: 'n',
  ŧ: 't',
  ſ: 's',
  '‘': "'",
  '’': "'",
  '–': '-',
};
const SPECIAL = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');

/** A text without case and accents, as `portale.piega` of the database has it. */
export const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(SPECIAL, (letter) => PLAIN[letter] as string);

/** A text as CONTAINS compares it, without apostrophes too: `Forli'` is in Forlì, and `SantAngelo` in Sant'Angelo. */
export const folded = (text: string): string => withoutAccents(text).replaceAll("'", '');
