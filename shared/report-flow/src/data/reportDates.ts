import { clampDate, isOpenEnd, parseDate } from '@territori/kit/dates';

/** The dates of a report: the days for which it can be consulted, and whether it takes one date or two. */
export interface ReportPeriod {
  /** `YYYY-MM-DD`. */
  readonly from: string;
  /** `YYYY-MM-DD`; any date with 9999 is an open end. */
  readonly to: string;
  /** ATTUALIZZAZIONE reports say PERIODO and follow its rules. */
  readonly kind: 'DATA' | 'PERIODO';
}

/** The dates a report is consulted at, `YYYY-MM-DD`; `to` only for reports of two dates. */
export interface ReportDates {
  readonly from: string;
  readonly to?: string | undefined;
}

/** The end of a period, never after today. A period that has not begun ends where it starts. */
export function periodEnd(period: ReportPeriod, today: string): string {
  const end = isOpenEnd(period.to) || period.to > today ? today : period.to;
  return clampDate(end, period.from);
}

/**
 * The nearest valid dates of a report, from the dates of an address (absent and invalid ones included). The six
 * corrections, in this order: the period ends today at the latest; an invalid from-date is the period's start; one
 * outside the period is its nearest bound; a report of one date has no to-date; one of two dates without a valid
 * to-date takes the period's end; a to-date before the from-date is the from-date.
 */
export function correctDates(
  asked: { readonly from?: string | null; readonly to?: string | null },
  period: ReportPeriod,
  today: string,
): ReportDates {
  const end = periodEnd(period, today);
  const within = (date: string | null | undefined, otherwise: string) => {
    const valid = date ? parseDate(date) : null;
    return valid ? clampDate(valid, period.from, end) : otherwise;
  };
  const from = within(asked.from, period.from);
  if (period.kind === 'DATA') return { from };
  const to = within(asked.to, end);
  return { from, to: clampDate(to, from) };
}

/** A date of an address that the report does not have, the one shown in its place, and the reason. */
export interface DateCorrection {
  /** As written in the address. */
  readonly asked: string;
  /** `YYYY-MM-DD`. */
  readonly shown: string;
  readonly reason: 'before' | 'after' | 'impossible' | 'order';
}

/** The given dates that `correctDates` changed. An open end that is shown as today and a dropped to-date do not count as changes. */
export function dateCorrections(
  asked: { readonly from?: string | null; readonly to?: string | null },
  period: ReportPeriod,
  today: string,
): readonly DateCorrection[] {
  const dates = correctDates(asked, period, today);
  const end = periodEnd(period, today);
  const correction = (text: string | null | undefined, shown: string | undefined): readonly DateCorrection[] => {
    if (!text || !shown || isOpenEnd(text)) return [];
    const valid = parseDate(text);
    if (valid === shown) return [];
    const reason = valid === null ? 'impossible' : valid < period.from ? 'before' : valid > end ? 'after' : 'order';
    return [{ asked: text, shown, reason }];
  };
  return [...correction(asked.from, dates.from), ...correction(asked.to, dates.to)];
}
