/** What can be picked. */
export interface TypeaheadOption {
  readonly value: string;
  readonly label: string;
  /** A second line that distinguishes options with the same name. It is searched too. */
  readonly hint?: string | undefined;
}
