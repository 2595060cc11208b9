/** The body of an error of the API (RFC 9457, `application/problem+json`). */
interface Problem {
  readonly type?: string;
  readonly title?: string;
  readonly detail?: string;
  readonly codice?: string;
  readonly parametro?: string | null;
}

/** An answer that reports an error. The message says what was wrong and what is accepted. */
export class TerritoriError extends Error {
  override readonly name = 'TerritoriError';
  /** The status of the answer. */
  readonly status: number;
  /** Stable name of the kind of error, such as `parametro_non_valido`; null for an answer that does not come from the API. */
  readonly codice: string | null;
  /** The parameter that caused it; null where none did. */
  readonly parametro: string | null;
  /** Address of the page that explains this kind of error; null for an answer that does not come from the API. */
  readonly type: string | null;
  /** Seconds after which to try again; null where the answer does not say. */
  readonly retryAfter: number | null;

  constructor(status: number, problem: Problem, retryAfter: number | null) {
    super(problem.detail ?? problem.title ?? `The service answered ${status}.`);
    this.status = status;
    this.codice = problem.codice ?? null;
    this.parametro = problem.parametro ?? null;
    this.type = problem.type ?? null;
    this.retryAfter = retryAfter;
  }

  /** Reads an answer that reports an error. */
  static async read(answer: Response): Promise<TerritoriError> {
    const isProblem = answer.headers.get('content-type')?.startsWith('application/problem+json') ?? false;
    const problem = isProblem ? ((await answer.json().catch(() => ({}))) as Problem) : {};
    if (!isProblem) await answer.body?.cancel();
    return new TerritoriError(answer.status, problem, secondsUntilRetry(answer.headers, Date.now()));
  }
}

/** Seconds that `Retry-After` names, as a number or as a date; null without the header or when it is neither. */
export function secondsUntilRetry(headers: Headers, now: number): number | null {
  const text = headers.get('retry-after')?.trim();
  if (!text) return null;
  if (/^\d+$/.test(text)) return Number(text);
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now) / 1000));
}
