/**
 * The tenures of the polygons of a set, in the order of its areas. Each polygon has one list of numbers without a gap in
 * time: the place of the first day in `giorni`, how it is known, how many units hold it, and their places in `unita`.
 * The first day of the next entry ends one. No holder means outside Italy, or not known.
 */
export interface TenureColumns {
  readonly giorni: readonly string[];
  readonly unita: readonly number[];
  readonly poligoni: readonly (readonly number[])[];
}
