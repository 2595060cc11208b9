import { formatDate } from '@territori/kit/dates';

/**
 * A report's period as shown: without the words before the dates ("Periodo di consultazione del report:"), with an open
 * end shown as today.
 */
export function periodText(period: string): string {
  return period.replace(/^[^:\d]*:\s*/, '').replace(/\d{2}\/\d{2}\/9999/g, (end) => formatDate(end));
}
