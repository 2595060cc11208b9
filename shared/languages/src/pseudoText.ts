const LETTERS = 'aàbƀcçdđeéfƒgĝhĥiìjĵkķlļmɱnñoôpþqɋrŕsštţuúvṽwŵxẋyýzž';
const ACCENTED: ReadonlyMap<string, string> = new Map(
  [...LETTERS].flatMap((letter, index, all) => {
    const accented = all[index + 1] ?? '';
    return index % 2 === 0 ? [[letter, accented] as const, [letter.toUpperCase(), accented.toUpperCase()] as const] : [];
  }),
);

/** What stays as it is: the name of a value, and an address. */
const KEPT = /(\{\{[^}]*\}\}|\{[^}]*\}|https?:\S+)/;
const SHARE = 0.4;

function longer(part: string): string {
  let owed = 0;
  let text = '';
  for (const letter of part) {
    const accented = ACCENTED.get(letter) ?? letter;
    owed += letter.trim() ? SHARE : 0;
    text += accented;
    // a vowel can be drawn out without a word that looks like another
    if (owed >= 1 && /[aeiou]/i.test(letter)) {
      text += accented.toLowerCase().repeat(Math.floor(owed));
      owed %= 1;
    }
  }
  return text;
}

/** A text in the language of tests; the names of values in it stay. */
export function pseudoText(text: string): string {
  if (!text.trim()) return text;
  return `⟦${text
    .split(KEPT)
    .map((part, index) => (index % 2 === 1 ? part : longer(part)))
    .join('')}⟧`;
}

/** The texts of a file in the language of tests, whatever its form. */
export function pseudoTexts<T>(texts: T): T {
  if (typeof texts === 'string') return pseudoText(texts) as T;
  if (Array.isArray(texts)) return texts.map(pseudoTexts) as T;
  return Object.fromEntries(Object.entries(texts as object).map(([key, text]) => [key, pseudoTexts(text)])) as T;
}
