/**
 * The first day of plates, YYYY-MM-DD. The sources carry the plate of a province back to its beginning: before this day it had none. The
 * tables of an edition have the same rule as `sigla_del_tempo`.
 */
export const FIRST_DAY_OF_PLATES = '1927-01-01';
