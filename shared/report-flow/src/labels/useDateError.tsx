import { formatDate } from '@territori/kit';
import type { ReactNode } from 'react';
import { dateFault } from './dateFault.ts';
import { useLabelMessages } from './useLabelMessages.ts';

const TEXTS = {
  missing: 'data.guasto.assente',
  impossible: 'data.guasto.impossibile',
  shortYear: 'data.guasto.annoBreve',
  before: 'data.guasto.prima',
  after: 'data.guasto.dopo',
} as const;

/**
 * The error of a date field, the same on every page: a general sentence of the page, then what is wrong with this date. Undefined for a
 * usable date.
 */
export function useDateError(min: string, max: string): (text: string, general: string) => ReactNode {
  const t = useLabelMessages();
  return (text, general) => {
    const fault = dateFault(text, min, max);
    if (!fault) return undefined;
    return (
      <>
        <span>{general}</span> <span>{t(TEXTS[fault], { testo: text.trim(), limite: formatDate(fault === 'before' ? min : max) })}</span>
      </>
    );
  };
}
