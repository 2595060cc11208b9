import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@territori/build/workspace';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';

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
function faultsOfTypes(checked: readonly Manifest[]): string[] {
  const file = join(root, 'deploy/test/manifests.ts');
  const source = checked.map(
    (manifest, place) =>
      `import type { I${manifest.kind} as T${place} } from 'kubernetes-models/${manifest.apiVersion}/${manifest.kind}';\n` +
      `export const m${place}: T${place} = ${JSON.stringify(manifest)};\n`,
  );
  const options: ts.CompilerOptions = {
    ...{ noEmit: true, strict: true, skipLibCheck: true, types: [], target: ts.ScriptTarget.ES2023 },
    ...{ module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, source.join(''), ts.ScriptTarget.ES2023) : getSourceFile.call(host, name, ...rest);
  host.fileExists = (name) => name === file || fileExists.call(host, name);
  const program = ts.createProgram([file], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

it.each(manifests.map((manifest) => [`${manifest.kind} ${manifest.metadata.name}`, manifest] as const))(
  '%s is what the schema of its version asks for',
  async (_name, manifest) => {
    await validate(manifest);
  },
);

it('the manifests have no field that their kinds do not know', () => {
  expect(faultsOfTypes(manifests)).toEqual([]);
});

it('a wrong value, a missing field and an unknown one are found', async () => {
  const [pod] = manifests.filter(({ kind }) => kind === 'Deployment') as [Manifest & { spec: object }];
  await expect(validate({ ...pod, spec: { ...pod.spec, replicas: 'two' } } as Manifest)).rejects.toThrow('/spec/replicas');
  await expect(validate({ ...pod, spec: {} } as Manifest)).rejects.toThrow('required property selector');
  expect(faultsOfTypes([{ ...pod, spec: { ...pod.spec, replica: 2 } } as Manifest])).toEqual([expect.stringContaining('"replica"')]);
});
