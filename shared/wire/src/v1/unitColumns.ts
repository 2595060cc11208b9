/**
 * The versions of the units of a level in columns, in order of code: a page knows with them what each unit is called on
 * any day. Days and units stand by their place in `giorni` and `unita`.
 */
export interface UnitColumns {
  readonly giorni: readonly string[];
  readonly unita: readonly number[];
  /**
   * The most residents of each municipality at a census, to two digits; of each upper unit those of all municipalities that ever belonged
   * to it. 0 where no source has them. Absent in an edition that an earlier version loaded.
   */
  readonly abitanti?: readonly number[];
  /** For each unit 2 where it is the capital of a region, 1 of a province, else 0. Absent as `abitanti` is. */
  readonly capoluogo?: readonly number[];
  /**
   * For each unit the regions of the last day in which its territory lies, wholly or in part: the code, or `code/from/to` of a period,
   * where `to` is the first day after, empty while it lasts. None for what was ceded to a foreign state. Absent as `abitanti` is.
   */
  readonly regioni?: readonly (readonly string[])[];
  /** The upper units, by the place that `superiore` names: the provinces of municipalities, the regions of provinces. */
  readonly superiori: readonly number[];
  readonly versioni: {
    readonly unita: readonly number[];
    readonly dal: readonly number[];
    /** The first day after, -1 while it is open. */
    readonly al: readonly number[];
    readonly codice: readonly string[];
    /** 0 when the name is that of the version before in this list, of the same unit. */
    readonly denominazione: readonly (string | 0)[];
    /** -1 where there is none. */
    readonly superiore: readonly number[];
  };
}
