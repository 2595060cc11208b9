export interface SizeRow {
  code: string;
  /** Plate letters, where the file has them. */
  plate: string | null;
  municipalities: number | null;
  legalPopulation: number | null;
  censusYear: number | null;
  area: string | null;
  areaYear: number | null;
  residents: number | null;
  residentsYear: number | null;
}
