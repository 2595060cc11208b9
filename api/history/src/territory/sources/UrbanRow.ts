export interface UrbanRow {
  code: string;
  year: number;
  areaCode: string;
  areaName: string | null;
  cityCode: string | null;
  cityName: string | null;
}
