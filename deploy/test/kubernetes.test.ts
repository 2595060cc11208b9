import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@territori/build/workspace';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

const folder = join(root, 'deploy/kubernetes');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'));

interface Container {
  readonly name: string;
  readonly image: string;
  readonly env?: readonly { readonly name: string; readonly valueFrom?: { readonly configMapKeyRef: { readonly key: string } } }[];
  readonly ports?: readonly { readonly containerPort: number }[];
  readonly volumeMounts?: readonly { readonly name: string; readonly mountPath: string; readonly readOnly?: boolean }[];
  readonly securityContext?: unknown;
  readonly resources?: { readonly limits?: { readonly memory?: string } };
  readonly readinessProbe?: unknown;
  readonly livenessProbe?: { readonly httpGet?: { readonly path: string } };
}
interface PodSpec {
  readonly automountServiceAccountToken: boolean;
  readonly securityContext?: unknown;
  readonly containers: readonly Container[];
}
interface Manifest {
  readonly kind: string;
  readonly metadata?: { readonly name: string };
  readonly spec?: {
    readonly template?: { readonly metadata: { readonly annotations?: Readonly<Record<string, string>> }; readonly spec: PodSpec };
    readonly jobTemplate?: { readonly spec: { readonly template: { readonly spec: PodSpec } } };
  };
  readonly resources?: readonly string[];
  readonly patches?: readonly { readonly target: { readonly kind?: string; readonly name: string }; readonly patch: string }[];
  readonly generatorOptions?: unknown;
  readonly images?: readonly { readonly name: string; readonly newName?: string }[];
  readonly configMapGenerator?: readonly { readonly literals: readonly string[] }[];
}

const manifests = files.flatMap((file) =>
  parseAllDocuments(readFileSync(join(folder, file), 'utf8'), { merge: true }).map((document) => {
    expect(document.errors, file).toEqual([]);
    return { file, manifest: document.toJS() as Manifest };
  }),
);
const pods = manifests.flatMap(({ manifest }): [string, PodSpec][] => {
  const spec = manifest.spec?.template?.spec ?? manifest.spec?.jobTemplate?.spec.template.spec;
  return spec && 'containers' in spec ? [[`${manifest.kind} ${manifest.metadata?.name}`, spec]] : [];
});
const kustomization = (path: string) => manifests.find(({ file }) => file === path)?.manifest;
const compose = parse(readFileSync(join(root, 'docker-compose.yml'), 'utf8'), { merge: true }) as {
  services: Record<string, { image: string; environment?: Record<string, string> }>;
};
const imagesOfCompose = new Set(Object.values(compose.services).map(({ image }) => /territori\/[a-z-]+/.exec(image)?.[0]));

describe('the manifests', () => {
  it.each(pods)('%s has no rights, cannot change its file system and has a limit of memory', (_name, spec) => {
    expect(spec).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, runAsUser: 10_001, seccompProfile: { type: 'RuntimeDefault' } },
    });
    for (const container of spec.containers) {
      expect(container.securityContext).toEqual({
        readOnlyRootFilesystem: true,
        allowPrivilegeEscalation: false,
        capabilities: { drop: ['ALL'] },
      });
      expect(container.resources?.limits?.memory).toMatch(/^\d+[MG]i$/);
    }
  });

  it('watch what serves visitors; a database that is away starts nothing again', () => {
    const serving = manifests.filter(({ manifest }) => manifest.kind === 'Deployment');
    expect(serving.map(({ manifest }) => manifest.metadata?.name).sort()).toEqual(['api', 'part', 'proxy']);
    for (const { manifest } of serving) {
      const [container] = manifest.spec?.template?.spec.containers ?? [];
      expect(container?.readinessProbe).toBeDefined();
      expect(container?.livenessProbe).toBeDefined();
      expect(container?.livenessProbe?.httpGet?.path).not.toBe('/api/HealthCheck');
    }
  });

  it('take their settings from where they are', () => {
    const literals = kustomization('kustomization.yaml')?.configMapGenerator?.[0]?.literals.map((literal) => literal.split('=')[0]) ?? [];
    const asked = pods.flatMap(([, { containers }]) =>
      containers.flatMap(({ env = [] }) => env.flatMap(({ valueFrom }) => valueFrom?.configMapKeyRef.key ?? [])),
    );
    expect(asked).toContain('DATABASE_READ_URL');
    expect(new Set(asked)).toEqual(new Set(literals));
  });

  it('give each service the settings of the compose file, under the same names', () => {
    /** Settings that only one of the two has, with the reason. */
    const alone = {
      compose: {
        // TLS ends at the ingress
        proxy: ['TLS_CERTIFICATE', 'TLS_KEY', 'HTTPS_PORT'],
        // volumes of the operator's
        api: ['PORTALE_CONTENUTI'],
        loader: ['PORTALE_DATI'],
      },
      cluster: {
        // as many as its share of a machine
        proxy: ['WORKERS'],
        // there is one address in compose
        api: ['DATABASE_WRITE_URL'],
      },
    } as const;
    const patched = (file: string, kind: string) =>
      (kustomization(file)?.patches ?? [])
        .filter(({ target }) => target.kind === kind)
        .flatMap(({ patch }) => parse(patch) as { path: string; value: { name: string } }[])
        .flatMap(({ path, value }) => (path.endsWith('/env/-') ? [value.name] : []));
    const inCluster = (pod: string) => pods.find(([name]) => name === pod)?.[1].containers[0]?.env?.map(({ name }) => name) ?? [];
    const variables: Record<string, readonly string[]> = {
      proxy: inCluster('Deployment proxy'),
      shell: [...inCluster('Deployment part'), ...patched('shell/kustomization.yaml', 'Deployment')],
      'mf-home': inCluster('Deployment part'),
      api: inCluster('Deployment api'),
      registry: inCluster('CronJob registry'),
      loader: inCluster('CronJob loader'),
      indice: inCluster('CronJob indice'),
    };
    for (const [service, given] of Object.entries(variables)) {
      const without = (names: readonly string[], left: Readonly<Record<string, readonly string[]>>) =>
        names.filter((name) => !left[service]?.includes(name)).sort();
      const composed = Object.keys(compose.services[service]?.environment ?? {});
      expect(without(given, alone.cluster), service).toEqual(without(composed, alone.compose));
    }
    for (const [name, { containers }] of pods)
      for (const { env = [] } of containers)
        for (const { name: variable, valueFrom } of env)
          if (valueFrom && !variable.startsWith('DATABASE_')) expect(valueFrom.configMapKeyRef.key, name).toBe(variable);
  });

  it('keep the name of the settings, by which a section finds them that is applied alone', () => {
    expect(kustomization('kustomization.yaml')?.generatorOptions).toEqual({ disableNameSuffixHash: true });
  });

  it('give the loader what it needs by themselves, and its own files by a component', () => {
    const [loader] = pods.find(([name]) => name === 'CronJob loader')?.[1].containers ?? [];
    expect(JSON.stringify(loader)).not.toContain('/srv/data');
    expect(JSON.stringify(kustomization('components/data/kustomization.yaml')?.patches)).toContain('PORTALE_DATI');
    const claims = manifests
      .filter(({ manifest }) => manifest.kind === 'PersistentVolumeClaim')
      .map(({ manifest }) => manifest.metadata?.name);
    const used = manifests.flatMap(({ manifest }) =>
      [...JSON.stringify(manifest).matchAll(/claimName\W+([\w-]+)/g)].map(([, claim]) => claim),
    );
    expect(new Set(used)).toEqual(new Set(claims));
  });

  it('let the loader alone write the files of the editions, which every replica reads, from a claim or an object store', () => {
    const mountOf = (pod: string) => {
      const [container] = pods.find(([name]) => name === pod)?.[1].containers ?? [];
      return (container?.volumeMounts ?? []).find(({ name }) => name === 'archive');
    };
    const place = { name: 'archive', mountPath: '/var/lib/territori/archive' };
    expect(mountOf('CronJob loader')).toEqual(place);
    expect(mountOf('Deployment api')).toEqual({ ...place, readOnly: true });
    const patches = kustomization('components/object-store/kustomization.yaml')?.patches as readonly { patch: string }[];
    const patched = patches.map(({ patch }) => parse(patch) as { kind: string; metadata: { name: string } });
    expect(patched.map(({ kind, metadata }) => `${kind} ${metadata.name}`)).toEqual([
      'PersistentVolumeClaim archive',
      'Deployment api',
      'CronJob loader',
    ]);
    for (const one of patched.slice(1)) expect(JSON.stringify(one)).toContain('"secretRef":{"name":"territori-object-store"}');
  });

  it('tell Prometheus where each replica of the API has its figures', () => {
    const api = manifests.find(({ manifest }) => manifest.kind === 'Deployment' && manifest.metadata?.name === 'api')?.manifest;
    const { metadata, spec } = api?.spec?.template ?? {};
    expect(metadata?.annotations).toEqual({
      'prometheus.io/scrape': 'true',
      'prometheus.io/port': String(spec?.containers[0]?.ports?.[0]?.containerPort),
      'prometheus.io/path': '/metrics',
    });
  });

  it('use the images of the compose file', () => {
    const images = manifests.flatMap(({ manifest }) => manifest.images ?? []).map(({ name, newName }) => newName ?? name);
    for (const image of images) expect(imagesOfCompose).toContain(image);
    for (const [name, { containers }] of pods) {
      for (const { image } of containers) if (image !== 'territori/part') expect(imagesOfCompose, name).toContain(image);
    }
  });

  it('name the sections that the compose file names', () => {
    const ids = readdirSync(join(folder, 'sections'));
    const top = kustomization('kustomization.yaml');
    expect(top?.resources?.filter((path) => path.startsWith('sections/')).sort()).toEqual(ids.map((id) => `sections/${id}`).sort());
    const servers = top?.configMapGenerator?.[0]?.literals.find((literal) => literal.startsWith('SECTION_SERVERS='));
    expect(servers?.slice('SECTION_SERVERS='.length)).toBe(compose.services.proxy?.environment?.SECTION_SERVERS);
    for (const id of ids) {
      const section = kustomization(`sections/${id}/kustomization.yaml`);
      expect(section?.images?.[0]?.newName).toBe(`territori/mf-${id}`);
      expect(JSON.stringify(section)).toContain(`"app.kubernetes.io/name":"mf-${id}"`);
    }
  });

  it('are all part of the whole', () => {
    const named = new Set(manifests.flatMap(({ file, manifest }) => (manifest.resources ?? []).map((path) => join(file, '..', path))));
    for (const { file } of manifests) {
      // the whole, and what an operator adds to it
      if (file === 'kustomization.yaml' || /^components\/[^/]+\/kustomization.yaml$/.test(file)) continue;
      const path = file.endsWith('/kustomization.yaml') ? join(file, '..') : file;
      expect(named, file).toContain(path);
    }
  });
});
