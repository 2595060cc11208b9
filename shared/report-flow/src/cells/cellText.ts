import type { Language } from '@territori/contract';
import type { Cell } from '@territori/contract/wire';
import type { useFlowMessages } from '../flowMessages.ts';
import { codeMeaning } from './codeMeaning.ts';
import { formatCell } from './formatCell.ts';

/** A cell as text, with the meaning of a code beside it: "3 Città metropolitana". */
export function cellText(
  column: string,
  cell: Cell | undefined,
  mask: string,
  language: Language,
  t: ReturnType<typeof useFlowMessages>,
): string {
  const text = formatCell(cell, mask, language);
  const meaning = codeMeaning(column, text);
  return meaning ? `${text} ${t(meaning)}` : text;
}
