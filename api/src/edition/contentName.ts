/** The name of an edition without the version of the program: its number and the beginning of its hash. */
export const contentName = ({ id, fingerprint }: { readonly id: number; readonly fingerprint: string }): string =>
  `${id}-${fingerprint.slice(0, 8)}`;
