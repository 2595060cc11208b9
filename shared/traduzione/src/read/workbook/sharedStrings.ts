import { parseXml } from './parseXml.ts';

const ESCAPED = /_x([0-9a-f]{4})_/gi;

/** A text of a workbook: a character that XML cannot hold is written `_x0007_`. */
export const unescaped = (text: string): string =>
  text.includes('_x') ? text.replace(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))) : text;

/** The texts that the cells of a workbook name by their place. A text in several styles is one, and its reading in kana is left out. */
export function sharedStrings(content: Uint8Array | undefined): readonly string[] {
  const strings: string[] = [];
  if (!content) return strings;
  let text = '';
  let inText = false;
  let inReading = false;
  parseXml(content, {
    open: (name) => {
      if (name === 'si') text = '';
      if (name === 'rPh') inReading = true;
      inText = name === 't' && !inReading;
    },
    text: (part) => {
      if (inText) text += part;
    },
    close: (name) => {
      if (name === 'si') strings.push(unescaped(text));
      if (name === 'rPh') inReading = false;
      inText = false;
    },
  });
  return strings;
}
