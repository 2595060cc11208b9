/** A code that becomes another on a day, one to one, as a dated table says. */
export interface Recode {
  code: string;
  newCode: string;
  /** COD_PROV_STORICO of the new code. */
  newProvince: string;
  /** Plate letters from then on, null where no source has them. */
  newPlate: string | null;
  date: string;
}
