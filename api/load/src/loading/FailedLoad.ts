/** A load in another process has failed: its message is one line, in English. */
export class FailedLoad extends Error {
  override readonly name = 'FailedLoad';
  /** True when files, or what they say, were refused: other files may be accepted. */
  readonly refused: boolean;

  constructor(message: string, refused: boolean) {
    super(message);
    this.refused = refused;
  }
}
