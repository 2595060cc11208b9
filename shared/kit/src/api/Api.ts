export type QueryValue = string | number | boolean | readonly string[] | undefined;

export interface CallOptions {
  /** Query parameters; undefined ones are left out, lists are repeated. */
  readonly query?: Readonly<Record<string, QueryValue>>;
  /** Cancels the call, which then rejects with an `AbortError` and says nothing to anybody. */
  readonly signal?: AbortSignal;
  /** No notification on failure (and no way back on 419): the page shows the failure itself. */
  readonly silent?: boolean;
}

export interface DownloadOptions extends CallOptions {
  readonly method?: 'GET' | 'POST';
  readonly body?: unknown;
  /** Bytes so far, and in all when the server says. */
  readonly onProgress?: (bytes: number, total?: number) => void;
  /** Name to save under when the answer names none. */
  readonly filename?: string;
  /** Keeps the file for the session under this key (put the data edition in it) and answers from there the next time. */
  readonly cacheKey?: string;
}

export interface DownloadedFile {
  readonly blob: Blob;
  readonly filename: string;
}

/**
 * The API as sections call it. Paths start at the host (`/api/Report/Glossario`). A rejected call rejects with an `ApiError`, after the error was logged
 * and, unless the call is silent, notified; a cancelled one with an `AbortError`. No call waits longer than 30 s for something to arrive.
 */
export interface Api {
  get<T>(path: string, options?: CallOptions): Promise<T>;
  post<T>(path: string, body: unknown, options?: CallOptions): Promise<T>;
  download(path: string, options?: DownloadOptions): Promise<DownloadedFile>;
  /** A stored query of `POST /api/Report/ReportByUrl`, by name. */
  query<T>(
    name: string,
    parameters?: Readonly<Record<string, string | number | undefined>>,
    options?: Omit<CallOptions, 'query'>,
  ): Promise<T>;
  /** The absolute address of a call, for links and examples. */
  url(path: string, query?: CallOptions['query']): string;
}
