export interface RegionSnapshot {
  code: string;
  division: string;
  name: string;
  type: number | null;
  taxCode: string | null;
  nuts2: string | null;
}
