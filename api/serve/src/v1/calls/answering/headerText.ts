const ACCENTED: Readonly<Record<string, string>> = { à: "a'", è: "e'", é: "e'", ì: "i'", ò: "o'", ù: "u'", '’': "'" };

/** A text as a header can hold it: in ASCII, with an apostrophe in place of an accent. */
export const headerText = (text: string): string =>
  text.replaceAll(/[àèéìòù’]/g, (letter) => ACCENTED[letter] ?? '').replaceAll(/[^\x20-\x7e]/g, '?');
