/**
 * The answers of the portal's API, call by call. Types only.
 * Dates are `YYYY-MM-DD` unless a field says otherwise; an open end is `9999-12-31`. Codes are strings with their leading zeros.
 */

export type * from './wire/codeSearch.ts';
export type * from './wire/edition.ts';
export type * from './wire/envelopes.ts';
export type * from './wire/history.ts';
export type * from './wire/news.ts';
export type * from './wire/published.ts';
export type * from './wire/reports.ts';
export type * from './wire/texts.ts';
export type * from './wire/units.ts';
export type * from './wire/values.ts';
