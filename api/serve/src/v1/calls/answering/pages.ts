/** One page of a list, and the addresses of those around it. */
export interface Pages {
  readonly page: number;
  /** The first row of the page and the first one after it. */
  readonly start: number;
  readonly end: number;
  /** The address of the next page, null on the last one. */
  readonly next: string | null;
  /** The header `Link` (RFC 8288). */
  readonly link: string;
}

export function pagesOf(address: URL, rows: number, page: number, size: number): Pages {
  const last = Math.max(1, Math.ceil(rows / size));
  const at = (number: number): string => {
    const copy = new URL(address);
    copy.searchParams.set('pagina', String(number));
    return copy.href;
  };
  const next = page < last ? at(page + 1) : null;
  const links: Record<string, string | null> = { first: at(1), prev: page > 1 ? at(Math.min(page - 1, last)) : null, next, last: at(last) };
  return {
    page,
    start: (page - 1) * size,
    end: page * size,
    next,
    link: Object.entries(links)
      .flatMap(([relation, target]) => (target === null ? [] : [`<${target}>; rel="${relation}"`]))
      .join(', '),
  };
}
