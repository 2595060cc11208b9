import { cacheControl, IMMUTABLE, MUTABLE, PRIVATE } from './cacheRules.ts';
import { missingSection } from './missingSection.ts';
import { errorPage } from './portalErrors.ts';
import { contentSecurityPolicy, documentPolicy, framePolicy, type PolicyOptions, securityHeaders } from './securityHeaders.ts';

/** Two configuration files for nginx with the same rules as the portal's own server. */
export interface NginxRules {
  /**
   * For the level `http`, where `$environment` (PRODUZIONE, COLLAUDO, ...) and `$frame_ancestors` are known: the variables
   * `$cache_control`, `$site_private`, `$page_policy`, `$document_policy`, `$frame_policy`, `$missing_page` and
   * `$missing_section`.
   */
  readonly rules: string;
  /** For servers and locations: one header per security rule, unless the upstream service has set it. */
  readonly headers: string;
}

function map(source: string, target: string, values: Readonly<Record<string, string>>): string {
  const lines = Object.entries(values).map(([pattern, value]) => `  "${pattern}" "${value.replaceAll('"', '\\"')}";`);
  return `map ${source} $${target} {\n${lines.join('\n')}\n}\n`;
}

const variable = (header: string) => `header_${header.replaceAll('-', '_')}`;

/**
 * Renders the rules. The nonce of a page is nginx's request id, sixteen random bytes for each request.
 * @param origins the origins that the policy allows besides the portal's own
 */
export function nginxRules(origins: Omit<PolicyOptions, 'nonce' | 'developmentOrigins'> = {}): NginxRules {
  const inPlace = Object.fromEntries(['/', ...MUTABLE.map((file) => `/${file}`)].map((address) => [address, cacheControl('index.html')]));
  const policy = (developmentOrigins: readonly string[]) => contentSecurityPolicy({ ...origins, nonce: '$request_id', developmentOrigins });
  const rules = [
    map('$uri', 'file_cache_control', { ...inPlace, [`~${IMMUTABLE.source}`]: cacheControl('assets/a'), default: cacheControl('a') }),
    // errors are not cached: the file may exist a moment later
    map('$status', 'cache_control', { '~^[23]': '$file_cache_control', default: 'no-store' }),
    map('$uri', 'site_private', { [`~${PRIVATE.source}`]: '1', default: '' }),
    // outside production a section may run from the developer's own machine
    map('$environment', 'page_policy', { PRODUZIONE: policy([]), default: policy(['http://localhost:*']) }),
    map('""', 'document_policy', { default: documentPolicy }),
    map('""', 'missing_page', { default: errorPage(404) }),
    map('""', 'missing_section', { default: missingSection }),
    map('""', 'frame_policy', { default: framePolicy('$frame_ancestors', origins) }),
    ...Object.entries(securityHeaders).map(([header, value]) =>
      map(`$upstream_http_${header.replaceAll('-', '_')}`, variable(header), { '': value, default: '' }),
    ),
  ];
  const headers = Object.keys(securityHeaders).map((header) => `add_header ${header} $${variable(header)} always;\n`);
  return { rules: rules.join(''), headers: headers.join('') };
}
