export interface UtsSnapshot {
  code: string;
  utsCode: string;
  name: string;
  type: number | null;
  taxCode: string | null;
  nuts3: string | null;
}
