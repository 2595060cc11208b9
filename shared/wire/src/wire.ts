/**
 * The requests and answers of the API, each described once: from these schemas come validation, serialization, the
 * definitions file and the types. Sections import the types as `@territori/contract/wire`. Dates are `YYYY-MM-DD`
 * unless a field says otherwise; an open end is `9999-12-31`. Codes are strings with their leading zeros.
 */

export * from './wire/codeSearch.ts';
export * from './wire/edition.ts';
export * from './wire/envelopes.ts';
export * from './wire/history.ts';
export * from './wire/news.ts';
export * from './wire/published.ts';
export * from './wire/reports.ts';
export * from './wire/requests.ts';
export * from './wire/texts.ts';
export * from './wire/units.ts';
export * from './wire/values.ts';
