/** What the id of a section looks like: lower-case words and numbers joined by hyphens, a letter first (`dati-storici`, `censimento-2021`). */
export const SECTION_ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
