import type { Refusal } from '../registry/gate.ts';

/** In which way a section is not there. */
export type FailureKind =
  /** The gate refused it. */
  | 'refused'
  /** Nothing came from its server, or not in time. */
  | 'unreachable'
  /** One of its files did not come, or is not what was released; the browser does not tell which. */
  | 'incomplete'
  /** Something came that is not a section: an error page, another program. */
  | 'foreign'
  /** What came is not what was released. */
  | 'altered'
  /** Its own code failed. */
  | 'broken';

/** Why a section cannot be shown. */
export class SectionFailure extends Error {
  override readonly name = 'SectionFailure';

  constructor(
    readonly kind: FailureKind,
    readonly section: string,
    options: { cause?: unknown; refusal?: Refusal } = {},
  ) {
    super(`section ${section}: ${kind}`, { cause: options.cause });
    this.refusal = options.refusal;
  }

  readonly refusal: Refusal | undefined;
}
