import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root, sectionIds } from '@territori/build/workspace';

const COMPOSE_FILE = 'docker-compose.yml';
const CLUSTER_FILE = 'deploy/kubernetes/kustomization.yaml';
const OWNERS_FILE = 'CODEOWNERS';
const CLUSTER_SECTIONS = 'deploy/kubernetes/sections';
const SECTION_PORT = 8080;

const sectionServers = (ids: readonly string[]) => ids.map((id) => `${id}=mf-${id}:${SECTION_PORT}`);

/**
 * Replaces the text between each pair of lines `# sections: …` and `# end of sections`: the first pair gets the first of
 * `contents`, and so on, with the indent of the pair. Throws when the file has fewer pairs than there are contents.
 */
function fillPlaces(file: string, text: string, contents: readonly (readonly string[])[]): string {
  const rest = [...contents];
  const filled = text.replace(/^( *)(# sections: .*)\n[\s\S]*?^\1# end of sections$/gm, (_, indent: string, mark: string) =>
    [mark, ...(rest.shift() ?? []), '# end of sections'].map((line) => indent + line).join('\n'),
  );
  if (rest.length > 0) throw new Error(`${file} has ${rest.length} places for the sections fewer than are written.`);
  return filled;
}

function composeService(id: string): string[] {
  const previous = `${id.replaceAll('-', '_').toUpperCase()}_PREVIOUS`;
  return [
    `mf-${id}:`,
    '  <<: *static',
    `  image: \${REGISTRY:-}territori/mf-${id}:\${TAG:-latest}`,
    `  build: { context: ., dockerfile: deploy/Dockerfile, target: static, args: { <<: *base-images, FOLDER: mf-${id}, PREVIOUS: "\${${previous}:-nothing}" } }`,
  ];
}

const clusterSection = (id: string) => `apiVersion: kustomize.config.k8s.io/v1beta1
kind: Kustomization
resources: [../../part]
labels:
  - pairs: { app.kubernetes.io/name: mf-${id} }
    includeSelectors: true
images:
  - { name: territori/part, newName: territori/mf-${id}, newTag: latest }
patches:
  - { target: { name: part }, patch: '[{ "op": "replace", "path": "/metadata/name", "value": "mf-${id}" }]' }
`;

const SECTION_OWNER = /^\/mf-([^/]+)\/ /;

/** Keeps the lines of the existing sections, and gives a new section to a team of its name, which may be changed. */
function ownersOfSections(text: string, ids: readonly string[]): string {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => SECTION_OWNER.test(line));
  if (first < 0)
    throw new Error(`${OWNERS_FILE} has no line of a section such as "/mf-home/ @territori/home": the lines of new sections follow it.`);
  const known = lines.flatMap((line) => SECTION_OWNER.exec(line)?.[1] ?? []);
  const kept = lines.slice(first).filter((line) => {
    const section = SECTION_OWNER.exec(line)?.[1];
    return section === undefined || ids.includes(section);
  });
  const added = ids.filter((id) => !known.includes(id)).map((id) => `${`/mf-${id}/`.padEnd(24)} @territori/${id}`);
  const last = kept.findLastIndex((line) => SECTION_OWNER.test(line));
  return [...lines.slice(0, first), ...kept.slice(0, last + 1), ...added, ...kept.slice(last + 1)].join('\n');
}

/** The files that name the sections, by their path in the workspace, as they have to be for these sections: services and owners. */
export async function sectionServices(ids: readonly string[] = sectionIds()): Promise<ReadonlyMap<string, string>> {
  const read = (file: string) => readFile(join(root, file), 'utf8');
  const compose = fillPlaces(COMPOSE_FILE, await read(COMPOSE_FILE), [
    ['x-section-servers: &section-servers >-', ...sectionServers(ids).map((server) => `  ${server}`)],
    ids.flatMap(composeService),
    ids.map((id) => `- mf-${id}`),
  ]);
  const cluster = fillPlaces(CLUSTER_FILE, await read(CLUSTER_FILE), [
    ids.map((id) => `- sections/${id}`),
    [`- SECTION_SERVERS=${sectionServers(ids).join(' ')}`],
  ]);
  return new Map([
    [COMPOSE_FILE, compose],
    [OWNERS_FILE, ownersOfSections(await read(OWNERS_FILE), ids)],
    [CLUSTER_FILE, cluster],
    ...ids.map((id) => [`${CLUSTER_SECTIONS}/${id}/kustomization.yaml`, clusterSection(id)] as const),
  ]);
}

/**
 * Gives each section of the workspace its service in the compose file and on the cluster, and its owner in `CODEOWNERS`; takes those away
 * whose section is gone.
 */
export async function writeSectionServices(): Promise<void> {
  for (const [file, content] of await sectionServices()) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), content);
  }
  const ids = sectionIds();
  for (const folder of await readdir(join(root, CLUSTER_SECTIONS)))
    if (!ids.includes(folder)) await rm(join(root, CLUSTER_SECTIONS, folder), { recursive: true });
}
