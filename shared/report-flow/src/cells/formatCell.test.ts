import { expect, it } from 'vitest';
import { formatCell } from './formatCell.ts';

it.each([
  [null, '', 'it', ''],
  ['001001', '', 'it', '001001'],
  [1991, '', 'it', '1991'],
  [2761632, '999G999G990', 'it', '2.761.632'],
  [2761632, '999G999G990', 'en', '2,761,632'],
  [1287.36, '999G990D0000', 'it', '1.287,3600'],
  ['01/01/2025', 'DD/MM/YYYY', 'it', '01/01/2025'],
] as const)('shows %j with the mask %j in %s as %j', (cell, mask, language, shown) => {
  expect(formatCell(cell, mask, language)).toBe(shown);
});
