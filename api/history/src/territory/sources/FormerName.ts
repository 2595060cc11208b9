/** A former name of a municipality (report 130). */
export interface FormerName {
  name: string;
  /** The code it had with that name, when the name ended. */
  code: string;
  /** The code that the list gives to the former name itself, null where it gives none. */
  nameCode: string | null;
}
