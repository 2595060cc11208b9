/** The features of the territory of a municipality that change with a classification. */
export interface TerritoryClasses {
  /** 1 in a coastal area, else 0. */
  coastal: number | null;
  /** Degree of urbanisation: 1 densely populated, 2 intermediate, 3 rural. */
  urbanisation: number | null;
}

/** The features of the territory of a municipality (report 73). */
export interface TerritoryRow {
  code: string;
  /** 1 on an island, else 0. */
  island: number | null;
  /** 1 by the sea, else 0. */
  seaside: number | null;
  /** Altimetric zone, 1 to 5. */
  zone: number | null;
  /** Altitude of the centre in metres. */
  altitude: number | null;
  /** By the classification of 2011 and of 2021. */
  classes2011: TerritoryClasses;
  classes2021: TerritoryClasses;
}
