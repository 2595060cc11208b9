import type { Edizione } from '@territori/contract/wire';

export type QueryValue = string | number | boolean | readonly string[] | undefined;

export interface CallOptions {
  /** Query parameters; undefined ones are left out, lists are repeated. */
  readonly query?: Readonly<Record<string, QueryValue>>;
  /** Cancels the call, which then rejects with an `AbortError`; nothing is logged or notified. */
  readonly signal?: AbortSignal;
  /** Shows no notification on failure (and does not go back on 419): the page shows the failure itself. */
  readonly silent?: boolean;
  /**
   * The page shows the failure where the content would be, in the words of the catalogue (`cause` of `ErrorState`): no notification
   * repeats it, except after 419, which leads away from the page.
   */
  readonly inPlace?: boolean;
  /**
   * The answer depends on the edition of the data and not on the day of the call. Once the edition of the page is known, the address names
   * it, so that browser and proxies keep the answer. Where the service has another edition by now, or is older than such names, the call is
   * repeated without, and no later call names it.
   */
  readonly ofEdition?: boolean;
}

/** Names the data and the version of the service in the address of an answer that then never changes. */
export type EditionInUse = Pick<Edizione, 'id' | 'versione'>;

export interface DownloadOptions extends CallOptions {
  readonly method?: 'GET' | 'POST';
  readonly body?: unknown;
  /** Bytes received so far, and the total where the server gives it. */
  readonly onProgress?: (bytes: number, total?: number) => void;
  /** The file name when the answer has no name. */
  readonly filename?: string;
  /** Keeps the file for the session under this key, which should contain the data edition; the next download returns this copy. */
  readonly cacheKey?: string;
}

export interface DownloadedFile {
  readonly blob: Blob;
  readonly filename: string;
}

export interface ExchangeOptions extends Pick<CallOptions, 'query' | 'signal'> {
  readonly method?: 'GET' | 'POST';
  /** Sent as JSON. */
  readonly body?: unknown;
}

/** An answer as it came, also one that reports an error. */
export interface Exchange {
  readonly status: number;
  readonly headers: Headers;
  /** Its type is that of the answer. */
  readonly body: Blob;
}

/**
 * The API as sections call it. Paths start at the host (`/api/Report/Glossario`). A failed call rejects with an
 * `ApiError`, after the error was logged and, unless the call is silent, notified; a cancelled call rejects with an
 * `AbortError`. A call ends when nothing arrives for 30 s.
 */
export interface Api {
  get<T>(path: string, options?: CallOptions): Promise<T>;
  post<T>(path: string, body: unknown, options?: CallOptions): Promise<T>;
  download(path: string, options?: DownloadOptions): Promise<DownloadedFile>;
  /**
   * Makes a call as any program would, without the portal's headers and token, and returns the answer whatever its status: for pages that
   * show calls. Notifies nothing. Rejects with an `ApiError` when no whole answer arrives.
   */
  exchange(path: string, options?: ExchangeOptions): Promise<Exchange>;
  /** A stored query of `POST /api/Report/ReportByUrl`, by name. */
  query<T>(
    name: string,
    parameters?: Readonly<Record<string, string | number | undefined>>,
    options?: Omit<CallOptions, 'query'>,
  ): Promise<T>;
  /** The absolute address of a call, for links and examples. */
  url(path: string, query?: CallOptions['query']): string;
}
