/** A store that cannot be used: its message is one sentence, with the place and the reason. */
export class StoreError extends Error {
  override readonly name = 'StoreError';

  constructor(place: string, reason: string, cause: unknown) {
    super(`The store ${place} cannot be used: ${reason}`, { cause });
  }
}
