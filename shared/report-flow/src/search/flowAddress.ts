import type { ReportKind } from '@territori/contract/wire';
import { parseDate } from '@territori/kit/dates';
import { type DateEntry, dateEntry } from '../DateEntry.ts';
import { dateProblem, type Flow, initialFlow } from './flow.ts';

function readKey(text: string | null): number | undefined {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

function readDate(text: string | null, otherwise: DateEntry): DateEntry {
  if (text === null) return otherwise;
  const iso = parseDate(text);
  return iso ? dateEntry(iso) : { text, iso: '' };
}

/**
 * The selections an address holds (`?dateFrom=2025-01-01&ambito=1&unita=2`); a missing one has its default. An invalid
 * date is kept as written, so that the page shows the error; scope and unit are then left out.
 */
export function readFlowAddress(search: string, mode: ReportKind, today: string): Flow {
  const query = new URLSearchParams(search);
  const defaults = initialFlow(mode, today);
  const dates: Flow = {
    ...defaults,
    from: readDate(query.get('dateFrom'), defaults.from),
    to: defaults.to && readDate(query.get('dateTo'), defaults.to),
  };
  if (dateProblem(dates, today)) return dates;
  const scope = readKey(query.get('ambito'));
  return { ...dates, scope, unit: scope === undefined ? undefined : readKey(query.get('unita')) };
}

/**
 * The query of the selections, `''` while nothing differs from the defaults. Dates are always written together with a
 * scope, so that a link does not change with the day. An invalid date is written as typed.
 */
export function flowSearch(flow: Flow, mode: ReportKind, today: string): string {
  const defaults = initialFlow(mode, today);
  const query = new URLSearchParams();
  const write = (name: string, entry: DateEntry | undefined, standard: DateEntry | undefined) => {
    if (entry && (flow.scope !== undefined || entry.iso !== standard?.iso)) query.set(name, entry.iso || entry.text);
  };
  write('dateFrom', flow.from, defaults.from);
  write('dateTo', flow.to, defaults.to);
  if (flow.scope !== undefined) query.set('ambito', String(flow.scope));
  if (flow.unit !== undefined) query.set('unita', String(flow.unit));
  return query.size > 0 ? `?${query}` : '';
}
