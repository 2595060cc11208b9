import type { Language } from '@territori/contract';
import type { Cell } from '@territori/contract/wire';
import { formatNumber } from '@territori/kit';

/**
 * A cell as shown. Numbers follow their mask (`999G990D00`: thousands grouped, two decimals); without one they are
 * shown as they are, as years and codes need.
 */
export function formatCell(cell: Cell | undefined, mask: string, language: Language): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell !== 'number' || !/[GD]/.test(mask)) return String(cell);
  const decimals = mask.split('D')[1]?.length ?? 0;
  return formatNumber(cell, language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}
