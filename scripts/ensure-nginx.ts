import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The program and its Brotli modules, where Debian puts them and the configuration in `deploy/nginx` looks for them. */
const files = [
  '/usr/sbin/nginx',
  '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so',
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
];
const packages = ['nginx-light', 'libnginx-mod-http-brotli-filter', 'libnginx-mod-http-brotli-static'];

/** Finds nginx, or installs the distribution's where the user may. Returns no environment: the configuration knows where it is. */
export async function ensureNginx(tell: (text: string) => void): Promise<object> {
  for (const command of [undefined, ['apt-get', 'update'], ['apt-get', 'install', '-y', '--no-install-recommends', ...packages]]) {
    if (command) {
      tell(command.join(' '));
      spawnSync(command[0] as string, command.slice(1), { stdio: 'inherit' });
    }
    if (files.every((file) => existsSync(file))) return {};
  }
  throw new Error(`This needs nginx with Brotli. On Debian: apt-get install ${packages.join(' ')}`);
}
