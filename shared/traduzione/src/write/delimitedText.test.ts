import { expect, it } from 'vitest';
import { readText } from '../read/readGrids.ts';
import { delimitedText } from './delimitedText.ts';

it.each([
  ['columns of text', '"codice";n;"nome"\r\n"001001";5;"Agliè; ""x"""\r\n"001002";6;""\r\n'],
  ['columns of text under a header without quotes', 'codice;nome;n\r\n"001001";"Agliè";5\r\n"001002";"Airasca";6\r\n'],
  ['no cell', 'codice;nome\r\n001001;Agliè\r\n'],
  ['the cells that need it', 'codice;nome;n\r\n001001;Agliè;1\r\n001002;"a;b";2\r\n001003;Ala;3\r\n'],
])('a file that has quotes around %s is given back as it came', (_, text) => {
  const { rows, separator, quoting } = readText(text);
  expect(delimitedText(rows, separator ?? ';', quoting).slice(1)).toBe(text);
});
