import type { Localized } from '@territori/languages';
import { textIn } from '@territori/languages';
import type { ProblemCode } from './problemKinds.ts';

/** An error answer of `/api/v1`: `codice` says which kind, the detail what was wrong in this call. */
export class Problem extends Error {
  readonly codice: ProblemCode;
  readonly detail: Localized;
  /** The name of the parameter that caused it, null where none did. */
  readonly parametro: string | null;
  readonly headers: Readonly<Record<string, string>>;

  constructor(codice: ProblemCode, detail: Localized, parametro: string | null = null, headers: Readonly<Record<string, string>> = {}) {
    super(textIn(detail, 'en'));
    this.codice = codice;
    this.detail = detail;
    this.parametro = parametro;
    this.headers = headers;
  }
}
