/** The column that a test adds to the units of `/api/v1`. */
export const NEW_COLUMN = 'colonna_di_prova';
