/** The parameter of the page's address that names the call on screen. */
export const CALL_PARAMETER = 'chiamata';

/** The parameter that keeps the call as it was made, path and query, so that a link opens the form with its values. */
export const REQUEST_PARAMETER = 'richiesta';
