/** Characteristics of the municipalities on one day (report 61). */
export interface MunicipalitySnapshot {
  code: string;
  name: string;
  italianName: string;
  otherName: string | null;
  cadastral: string | null;
  taxCode: string | null;
  utsCapital: boolean | null;
  regionCapital: boolean | null;
  nuts1: string | null;
  nuts2: string | null;
  nuts3: string | null;
}
