/** The schemas of the answers. They say at run time what `@territori/contract/wire` says to the compiler; `wire.test.ts` holds the two together. */

export * from './wire/codeSearch.ts';
export * from './wire/edition.ts';
export * from './wire/envelopes.ts';
export * from './wire/history.ts';
export * from './wire/news.ts';
export * from './wire/published.ts';
export * from './wire/reports.ts';
export * from './wire/texts.ts';
export * from './wire/units.ts';
export * from './wire/values.ts';
