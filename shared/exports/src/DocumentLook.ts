/** Who publishes a document, and how it looks. */
export interface DocumentLook {
  /** The name of the product that makes it. */
  readonly creator: string;
  /** The ground of the head of a table and the text on it, the ground of every second row, and quiet text, as `#` and six digits. */
  readonly head: string;
  readonly onHead: string;
  readonly stripe: string;
  readonly quiet: string;
  /** Addresses of the TrueType files of another typeface than the portal's own. */
  readonly fonts?: { readonly regular: string; readonly bold: string };
}
