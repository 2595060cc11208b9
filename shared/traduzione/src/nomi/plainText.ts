const PLAIN = /^[A-Z0-9]*$/;
/** The letters Đ, Ł and Ø stay: they are letters of their own, which no decomposition takes apart. */
const NO_LETTER = /[^A-Z0-9ĐŁØ]/g;
const NO_LETTERS = /[^A-Z0-9ĐŁØ]+/g;

/** From so many letters on, a text is looked for at the beginning of a name whatever stands between its words: "laqui" is L'Aquila. */
export const ENOUGH_LETTERS = 4;

const decomposed = (text: string): string => text.toUpperCase().normalize('NFD').replace(/\p{M}/gu, '');

/** Capital letters and digits alone, without accents, apostrophes, hyphens, slashes and blanks: `Forli'` and `Forlì` are `FORLI`. */
export function plainLetters(text: string): string {
  const upper = text.toUpperCase();
  return PLAIN.test(upper) ? upper : decomposed(upper).replace(NO_LETTER, '');
}

/** The words of a text in capital letters, with one blank between them: `Sant'Angelo Lodigiano` is `SANT ANGELO LODIGIANO`. */
export const plainText = (text: string): string => decomposed(text).replace(NO_LETTERS, ' ').trim();

/**
 * Whether a text contains what somebody typed: its words as they stand, the words of every language of it (`Aosta/Aoste`), or, for a
 * name that begins with it, its letters whatever stands between the words (`SantAngelo Lodigiano`). Nothing typed is in every text.
 */
export function containsText(text: string, typed: string): boolean {
  const [own, wanted] = [plainText(text), plainText(typed)];
  if (own.includes(wanted)) return true;
  const letters = plainLetters(typed);
  if (letters.length >= ENOUGH_LETTERS && plainLetters(text).startsWith(letters)) return true;
  const languages = typed.split('/').map(plainText);
  return languages.length > 1 && languages.every((part) => part !== '' && own.includes(part));
}
