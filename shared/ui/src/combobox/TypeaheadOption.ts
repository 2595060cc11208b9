/** What can be picked. */
export interface TypeaheadOption {
  readonly value: string;
  readonly label: string;
  /** A second line: what tells homonyms apart. Searched too. */
  readonly hint?: string | undefined;
}
