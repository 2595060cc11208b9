/**
 * The requests and answers of the portal's API, call by call. Types only: they follow from the API's schemas, which
 * stay out of the browser.
 */
export type * from '@territori/wire';
