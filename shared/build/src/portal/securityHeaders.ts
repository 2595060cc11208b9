/** The origins that a page's policy must allow besides the portal's own. */
export interface PolicyOptions {
  readonly nonce: string;
  /** Origins that serve sections. */
  readonly sectionOrigins?: readonly string[];
  /** Origins of the API and the published services. */
  readonly apiOrigins?: readonly string[];
  /** Origins of development servers, for their live connection. */
  readonly developmentOrigins?: readonly string[];
}

/**
 * The content security policy of the page: own files and those of the sections' origins, by nonce the page's own script and the styles of
 * components, no other inline script, no `eval`.
 */
export function contentSecurityPolicy({ nonce, sectionOrigins = [], apiOrigins = [], developmentOrigins = [] }: PolicyOptions): string {
  const files = ["'self'", ...sectionOrigins, ...developmentOrigins];
  const live = developmentOrigins.map((origin) => origin.replace(/^http/, 'ws'));
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [...files, `'nonce-${nonce}'`],
    'style-src': [...files, `'nonce-${nonce}'`],
    'font-src': files,
    'img-src': [...files, 'data:'],
    'connect-src': [...files, ...apiOrigins, ...live],
    // a worker of a section on another origin is imported by a blob script
    'worker-src': [...files, 'blob:'],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...new Set(values)].join(' '))
    .join('; ');
}

/**
 * The policy of a section's frame (`/embed/<id>`). The styles of an element are constructed sheets, which need no permission.
 * @param ancestors the sites that may show the frame, as sources of `frame-ancestors`
 */
export function framePolicy(ancestors: string, { sectionOrigins = [], apiOrigins = [] }: Omit<PolicyOptions, 'nonce'> = {}): string {
  const files = ["'self'", ...sectionOrigins].join(' ');
  return `default-src 'none'; script-src ${files}; style-src 'self'; font-src ${files}; img-src ${files} data:; connect-src ${[files, ...apiOrigins].join(' ')}; worker-src ${files} blob:; base-uri 'none'; form-action 'none'; frame-ancestors ${ancestors}`;
}

/** The directives of a page's policy that name where its files and its live connections may come from. */
const OF_FILES = ['script-src', 'style-src', 'font-src', 'img-src', 'connect-src', 'worker-src'];

/** The content security policy of a page that also takes files from development servers of the machine, and connects to them. */
export function withDevelopmentServers(policy: string): string {
  const widened = (directive: string) => {
    const [name = '', ...values] = directive.trim().split(/\s+/);
    if (!OF_FILES.includes(name)) return directive.trim();
    return [name, ...new Set([...values, 'http://localhost:*', ...(name === 'connect-src' ? ['ws://localhost:*'] : [])])].join(' ');
  };
  return policy.split(';').map(widened).join('; ');
}

/** The policy of the pages for search engines, which run no script at all. */
export const documentPolicy =
  "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Headers of every answer. */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const;
