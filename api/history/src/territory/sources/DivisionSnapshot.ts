export interface DivisionSnapshot {
  code: string;
  name: string;
  nuts1: string | null;
}
