/** The answers of the public API, `/api/v1`. Types only: they follow from the API's schemas, which stay out of the browser. */
export type * from '@territori/wire/v1';
