import { execFileSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';

const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];

/**
 * Writes a certificate for `localhost` that nobody but its maker trusts, and its key, into a directory. Returns their
 * paths; every user may read them, nginx has no rights.
 */
export function makeCertificate(directory: string): { readonly certificate: string; readonly key: string } {
  const [certificate, key] = [join(directory, 'tls.crt'), join(directory, 'tls.key')];
  execFileSync('openssl', ['req', ...kind, ...subject, '-keyout', key, '-out', certificate], { stdio: 'pipe' });
  chmodSync(key, 0o644);
  return { certificate, key };
}
