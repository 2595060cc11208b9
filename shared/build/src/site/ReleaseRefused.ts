/** Thrown when a requested change of a site is refused; the message is for the operator. */
export class ReleaseRefused extends Error {
  override readonly name: string = 'ReleaseRefused';
}
