/**
 * The form of a section's id: lower-case words and numbers joined by hyphens, starting with a letter (`dati-storici`,
 * `censimento-2021`).
 */
export const SECTION_ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
