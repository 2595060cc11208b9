/** The type of an envelope that holds a statement of in-toto. */
export const IN_TOTO = 'application/vnd.in-toto+json';

/** What a signature is about, as in-toto writes it (https://in-toto.io/Statement/v1). */
export interface Statement<Predicate> {
  readonly _type: 'https://in-toto.io/Statement/v1';
  /** The files, with their hashes. */
  readonly subject: readonly { readonly name: string; readonly digest: { readonly sha256: string } }[];
  readonly predicateType: string;
  readonly predicate: Predicate;
}
