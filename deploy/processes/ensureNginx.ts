import { existsSync } from 'node:fs';
import { ensurePackages } from '@territori/build/ensurePackages';

/** The program and its Brotli modules, at Debian's paths, which the configuration in `deploy/nginx` uses. */
const files = [
  '/usr/sbin/nginx',
  '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so',
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
];
const packages = ['nginx-light', 'libnginx-mod-http-brotli-filter', 'libnginx-mod-http-brotli-static'];

/** Finds nginx, or installs it from the distribution. Returns an empty environment, because the configuration contains the paths. */
export function ensureNginx(log: (text: string) => void): Promise<object> {
  return ensurePackages({
    find: () => (files.every((file) => existsSync(file)) ? {} : undefined),
    packages,
    otherwise: `This needs nginx with Brotli. On Debian: apt-get install ${packages.join(' ')}`,
    log,
  });
}
