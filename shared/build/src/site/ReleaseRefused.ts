/** Thrown when a site is not changed as somebody asked; the message is for that person. */
export class ReleaseRefused extends Error {
  override readonly name: string = 'ReleaseRefused';
}
