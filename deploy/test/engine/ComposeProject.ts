import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root, sectionIds } from '@territori/build/workspace';
import { parse } from 'yaml';
import { freePorts } from '../../processes/freePorts.ts';
import { LABEL, PROJECT, takeAwayLeftovers } from './ownership.ts';
import { run } from './run.ts';

const REGISTRY = `${PROJECT}/`;
const TAG = 'containers-test';
/** Known to this run alone, so that it can be looked for in every layer. */
const PASSWORD = 'a-password-that-is-looked-for-in-every-layer';

const operations = () => readFile(join(root, 'docs/operations.md'), 'utf8');

/** A container as `docker inspect` describes it. */
interface Container {
  readonly State: { readonly Status: string; readonly ExitCode: number; readonly Health?: { readonly Status: string } };
  readonly Config: { readonly Env: readonly string[]; readonly User: string };
}

/**
 * The label of the test for everything that `docker compose` makes of a compose file. An image with it differs from an operator's of the
 * same sources, so that they never share an id.
 */
function labelled(composeFile: string): string {
  const { services, networks, volumes } = parse(composeFile, { merge: true }) as Record<string, Record<string, { build?: unknown }>>;
  const labels = { [LABEL]: 'yes' };
  const each = (things: Record<string, { build?: unknown }> = {}) =>
    Object.fromEntries(
      Object.entries(things).map(([name, { build }]) => [name, { labels, ...(build !== undefined && { build: { labels } }) }]),
    );
  // JSON is YAML too
  return JSON.stringify({ services: each(services), networks: each(networks), volumes: each(volumes) });
}

/**
 * The portal of `docker-compose.yml`, from a copy of the sources as `git clone` makes one, on ports that are free and
 * with images, containers, volumes and networks that bear a name and a label of their own.
 */
export class ComposeProject {
  readonly directory: string;
  readonly origin: string;
  readonly password = PASSWORD;
  /** What `docker compose` needs to know of the project. */
  readonly environment: NodeJS.ProcessEnv;

  private constructor(directory: string, port: number, environment: NodeJS.ProcessEnv) {
    this.directory = directory;
    this.origin = `http://127.0.0.1:${port}`;
    this.environment = environment;
  }

  static async make(): Promise<ComposeProject> {
    await takeAwayLeftovers();
    const directory = await mkdtemp(join(tmpdir(), 'territori-containers-'));
    const listed = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'], { cwd: root });
    for (const file of listed.split('\0').filter(Boolean)) {
      await mkdir(dirname(join(directory, file)), { recursive: true });
      await copyFile(join(root, file), join(directory, file)).catch((error) => {
        // a file that was deleted and not yet committed
        if (error.code !== 'ENOENT') throw error;
      });
    }
    for (const folder of ['acme', 'data', 'secrets', 'tls']) await mkdir(join(directory, 'deploy', folder));
    await writeFile(join(directory, 'deploy/secrets/database_password'), `${PASSWORD}\n`, { mode: 0o644 });
    // docker compose reads a file of this name after the other
    await writeFile(
      join(directory, 'docker-compose.override.yml'),
      labelled(await readFile(join(directory, 'docker-compose.yml'), 'utf8')),
    );
    const [http, https] = (await freePorts(2)) as [number, number];
    return new ComposeProject(directory, http, {
      // among them the base images
      ...process.env,
      COMPOSE_PROJECT_NAME: PROJECT,
      REGISTRY,
      TAG,
      HTTP_PORT: String(http),
      HTTPS_PORT: String(https),
      PUBLIC_ORIGIN: `http://127.0.0.1:${http}`,
      // one address asks for everything here
      CALLS_PER_MINUTE: '0',
    });
  }

  /** Runs `docker` in the folder of the project; resolves with what it printed. */
  docker(
    parameters: readonly string[],
    { input, ...variables }: { readonly input?: string | Buffer; readonly [variable: string]: unknown } = {},
  ): Promise<string> {
    const env = { ...this.environment, ...(variables as NodeJS.ProcessEnv) };
    return run('docker', parameters, { cwd: this.directory, env, ...(input !== undefined && { input }), timeout: 1_500_000 });
  }

  compose(...parameters: string[]): Promise<string> {
    return this.docker(['compose', ...parameters]);
  }

  /** Runs `replace_replicas` as the operations page defines it. */
  async replaceReplicas(service: string): Promise<void> {
    const [defined] = /^replace_replicas\(\) \{\n[\s\S]*?^\}$/m.exec(await operations()) ?? [];
    if (!defined) throw new Error('docs/operations.md does not define replace_replicas.');
    await run('bash', ['-euo', 'pipefail', '-c', `${defined}\nreplace_replicas ${service}`], {
      cwd: this.directory,
      env: this.environment,
      timeout: 180_000,
    });
  }

  /** The ids of the containers of a service that run. */
  async containers(service: string): Promise<string[]> {
    return (await this.compose('ps', '--quiet', service)).split('\n').filter(Boolean).sort();
  }

  /** All containers of the project with their service, also those that have ended. */
  async inspect(): Promise<{ service: string; container: Container }[]> {
    const ids = (await this.compose('ps', '--all', '--quiet')).split('\n').filter(Boolean);
    const containers = JSON.parse(await this.docker(['inspect', ...ids])) as (Container & {
      Config: { Labels: Record<string, string> };
    })[];
    return containers.map((container) => ({ service: container.Config.Labels['com.docker.compose.service'] as string, container }));
  }

  /** The images of the portal. */
  images(): readonly string[] {
    return ['shell', ...sectionIds().map((id) => `mf-${id}`), 'proxy', 'api', 'tools'].map((name) => this.image(name));
  }

  image(name: string, tag = TAG): string {
    return `${REGISTRY}territori/${name}:${tag}`;
  }

  /** Rewrites one file of the copy. */
  async edit(file: string, change: (text: string) => string): Promise<void> {
    const path = join(this.directory, file);
    await writeFile(path, change(await readFile(path, 'utf8')));
  }

  /**
   * Takes away containers, volumes, networks, the images of the portal and the copy of the sources. The base images and
   * the builder's cache stay. An image loses the name that this test gave it; one that has another name stays under that.
   */
  async remove(): Promise<void> {
    if (!existsSync(this.directory)) return;
    await this.compose('--profile', '*', 'down', '--volumes', '--remove-orphans', '--timeout', '20');
    const listed = await this.docker(['images', '--format', '{{.Repository}}:{{.Tag}}', '--filter', `reference=${REGISTRY}territori/*`]);
    const names = listed.split('\n').filter((name) => name && !name.includes('<none>'));
    if (names.length > 0) await this.docker(['rmi', ...names]);
    // those that lost their name to a newer build
    await this.docker(['image', 'prune', '--force', '--filter', `label=${LABEL}`]);
    await rm(this.directory, { recursive: true, force: true });
  }
}
