/** The name of a province at the census of a year. */
export interface CensusName {
  year: number;
  code: string;
  name: string;
}
