/**
 * The id of an empty element in which a page asks the shell for the portal's search, in place of that of the head: a page has one search.
 */
export const SEARCH_PLACE = 'ricerca-della-pagina';
