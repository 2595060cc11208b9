import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@territori/build/workspace';
import { expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { faultsOfTypes } from './faultsOfTypes.ts';

/** The manifests and the schemas of the versions that they name, such as `apps/v1`. kustomize's files have no schema there. */
const folder = join(root, 'deploy/kubernetes');

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
}

const manifests = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .flatMap((file) => parseAllDocuments(readFileSync(join(folder, file), 'utf8'), { merge: true }))
  .map((document) => document.toJS() as Manifest)
  .filter(({ apiVersion }) => !apiVersion.startsWith('kustomize.config.k8s.io/'));

type Model = new (manifest: Manifest) => { validate(): void };

/** Throws with the first value that the schema of the manifest's version and kind does not allow. */
async function validate(manifest: Manifest): Promise<void> {
  const models = (await import(`kubernetes-models/${manifest.apiVersion}/${manifest.kind}`)) as Record<string, Model>;
  new (models[manifest.kind] as Model)(manifest).validate();
}

/** What the types of the schemas find in manifests, unknown fields too, which a schema alone accepts and a cluster refuses. */
const faultsOf = (checked: readonly Manifest[]): string[] =>
  faultsOfTypes(
    checked
      .map(
        (manifest, place) =>
          `import type { I${manifest.kind} as T${place} } from 'kubernetes-models/${manifest.apiVersion}/${manifest.kind}';\n` +
          `export const m${place}: T${place} = ${JSON.stringify(manifest)};\n`,
      )
      .join(''),
  );

it.each(manifests.map((manifest) => [`${manifest.kind} ${manifest.metadata.name}`, manifest] as const))(
  '%s is what the schema of its version asks for',
  async (_name, manifest) => {
    await validate(manifest);
  },
);

it('the manifests have no field that their kinds do not know', () => {
  expect(faultsOf(manifests)).toEqual([]);
});

it('a wrong value, a missing field and an unknown one are found', async () => {
  const [pod] = manifests.filter(({ kind }) => kind === 'Deployment') as [Manifest & { spec: object }];
  await expect(validate({ ...pod, spec: { ...pod.spec, replicas: 'two' } } as Manifest)).rejects.toThrow('/spec/replicas');
  await expect(validate({ ...pod, spec: {} } as Manifest)).rejects.toThrow('required property selector');
  expect(faultsOf([{ ...pod, spec: { ...pod.spec, replica: 2 } } as Manifest])).toEqual([expect.stringContaining('"replica"')]);
});
