import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:http2';
import { join } from 'node:path';
import { connect as connectTls } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePorts } from '../processes/freePorts.ts';
import { makeCertificate } from '../processes/makeCertificate.ts';
import { type Nginx, startNginx } from '../processes/startNginx.ts';
import { openDirectory } from './openDirectory.ts';
import { writeSite } from './siteFixture.ts';

describe('the proxy with a certificate', () => {
  const running: Nginx[] = [];
  let certificate: string;
  let clear: string;
  let secure: number;

  beforeAll(async () => {
    const directory = await openDirectory();
    const made = makeCertificate(directory);
    certificate = made.certificate;
    await writeSite(join(directory, 'site'));
    await mkdir(join(directory, 'acme/.well-known/acme-challenge'), { recursive: true });
    await writeFile(join(directory, 'acme/.well-known/acme-challenge/token'), 'answer');
    const [site, plain, tls] = (await freePorts(3)) as [number, number, number];
    running.push(await startNginx('static', { LISTEN: `127.0.0.1:${site}`, SITE: join(directory, 'site') }));
    secure = tls;
    running.push(
      await startNginx('proxy', {
        LISTEN: `127.0.0.1:${plain}`,
        LISTEN_TLS: `127.0.0.1:${tls}`,
        TLS_CERTIFICATE: certificate,
        TLS_KEY: made.key,
        HTTPS_PORT: String(tls),
        ACME: join(directory, 'acme'),
        SHELL_SERVERS: `127.0.0.1:${site}`,
        API_SERVERS: '127.0.0.1:1',
      }),
    );
    clear = `http://127.0.0.1:${plain}`;
  });
  afterAll(() => Promise.all(running.map((nginx) => nginx.stop())));

  it('speaks HTTP/2 and sends Brotli', async () => {
    const session = connect(`https://localhost:${secure}`, {
      ca: readFileSync(certificate),
      lookup: (_name, _options, found) => found(null, [{ address: '127.0.0.1', family: 4 }]),
    });
    const headers = await new Promise<Record<string, unknown>>((resolve, reject) => {
      session.on('error', reject);
      const request = session.request({ ':path': '/assets/main.0123456789.js', 'accept-encoding': 'gzip, br' });
      request.on('error', reject).on('response', resolve).resume();
    });
    session.close();
    expect(headers).toMatchObject({
      ':status': 200,
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'strict-transport-security': 'max-age=31536000',
    });
  });

  it('refuses a version of TLS that is no longer safe', async () => {
    const old = connectTls({
      host: '127.0.0.1',
      port: secure,
      servername: 'localhost',
      maxVersion: 'TLSv1.1',
      minVersion: 'TLSv1',
      rejectUnauthorized: false,
      ciphers: 'DEFAULT@SECLEVEL=0',
    });
    await expect(new Promise((resolve, reject) => old.on('secureConnect', resolve).on('error', reject))).rejects.toThrow();
  });

  it('sends a visitor without TLS to the same address with it, on the port on which it is open to visitors', async () => {
    const answer = await fetch(`${clear}/indice/?a=1`, { redirect: 'manual' });
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe(`https://127.0.0.1:${secure}/indice/?a=1`);
  });

  it('names no port in that address where it is the usual one', async () => {
    const [plain, tls] = (await freePorts(2)) as [number, number];
    const key = certificate.replace(/\.crt$/, '.key');
    running.push(
      await startNginx('proxy', {
        LISTEN: `127.0.0.1:${plain}`,
        LISTEN_TLS: `127.0.0.1:${tls}`,
        TLS_CERTIFICATE: certificate,
        TLS_KEY: key,
        SHELL_SERVERS: '127.0.0.1:1',
        API_SERVERS: '127.0.0.1:1',
      }),
    );
    const answer = await fetch(`http://127.0.0.1:${plain}/`, { redirect: 'manual' });
    expect(answer.headers.get('location')).toBe('https://127.0.0.1/');
    // it names the host of the call
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('answers certificate challenges without TLS', async () => {
    expect(await (await fetch(`${clear}/.well-known/acme-challenge/token`)).text()).toBe('answer');
  });
});
