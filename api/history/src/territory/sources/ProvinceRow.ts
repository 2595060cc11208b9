/** The region and the plate letters of a province, as a list of municipalities has them. */
export interface ProvinceRow {
  province: string;
  region: string;
  plate: string;
}
