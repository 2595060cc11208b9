import type { Refusal } from '../registry/gate.ts';

/** The kinds of failure of a section. */
export type FailureKind =
  /** The gate refused it. */
  | 'refused'
  /** Its server did not answer in time. */
  | 'unreachable'
  /** One of its files is missing or differs from the released one; the browser does not say which. */
  | 'incomplete'
  /** The answer is not a section but, for example, an error page or another program. */
  | 'foreign'
  /** The file differs from the released one. */
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
