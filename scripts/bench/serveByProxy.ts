import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../../deploy/processes/freePorts.ts';
import { makeCertificate } from '../../deploy/processes/makeCertificate.ts';
import { startNginx } from '../../deploy/processes/startNginx.ts';
import type { ServedSite } from './serveSite.ts';

/**
 * Serves a site's folder and the API at an address as they are put on the internet: static service and proxy, with TLS, HTTP/2 and Brotli.
 */
export async function serveByProxy(site: string, api: string): Promise<ServedSite> {
  const directory = await mkdtemp(join(tmpdir(), 'territori-bench-'));
  await chmod(directory, 0o755);
  const { certificate, key } = makeCertificate(directory);
  const [files, clear, secure] = await freePorts(3);
  const { host } = new URL(api);
  const statics = await startNginx('static', { LISTEN: `127.0.0.1:${files}`, SITE: site });
  const proxy = await startNginx('proxy', {
    LISTEN: `127.0.0.1:${clear}`,
    LISTEN_TLS: `127.0.0.1:${secure}`,
    TLS_CERTIFICATE: certificate,
    TLS_KEY: key,
    SHELL_SERVERS: `127.0.0.1:${files}`,
    API_SERVERS: host,
  });
  return {
    origin: `https://127.0.0.1:${secure}`,
    async close() {
      await proxy.stop();
      await statics.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
