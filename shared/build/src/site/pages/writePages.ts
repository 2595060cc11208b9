import type { PublishedSection, Registry, RegistryEntry, StagedEntry } from '@territori/contract';
import type { SectionBuild } from '../../rspack/PublishedSectionPlugin.ts';
import { type Deployment, shownVersions } from '../deployment.ts';
import { lackingIn } from '../misfits.ts';
import { type ReadOwners, readOwners } from '../owners/Owners.ts';
import { readDeployment } from '../readDeployment.ts';
import { parseFile } from '../store/parseFile.ts';
import type { Target } from '../store/Target.ts';
import { type FederationManifest, federationPointer } from './federationPointer.ts';
import { frameFiles, framePage } from './framePage.ts';
import { federationTags, indexHtml } from './indexHtml.ts';
import { hintsScript, routeHints } from './routeHints.ts';

/** `build.json` of the running and the staged sections, by id and version: `glossario/1.1.0`. */
async function sectionBuilds(target: Target, deployment: Deployment): Promise<Record<string, SectionBuild>> {
  const versions = shownVersions(deployment).map(({ id, version }) => `${id}/${version}`);
  const builds = versions.map(async (version) => {
    const path = `mf/${version}/build.json`;
    const text = await target.read(path);
    return [version, text === undefined ? { firstPageShared: [], integrity: {} } : parseFile<SectionBuild>(target, path, text)] as const;
  });
  return Object.fromEntries(await Promise.all(builds));
}

/**
 * The registry for visitors: an entry of a section has the names of those who publish it, on a site that has owners. One that uses names
 * which the running shell lacks says so, and the gate refuses it. A release is refused before; it can happen on this machine's own site,
 * where a section that does not build stays as it was.
 */
async function registryForVisitors(target: Target, { registry, shell }: Deployment, read: ReadOwners | undefined): Promise<Registry> {
  const judged = async <Entry extends StagedEntry | RegistryEntry>(entry: Entry): Promise<Entry> => {
    const path = `mf/${entry.section.id}/${entry.version}/section.json`;
    const text = await target.read(path);
    const lacks = text === undefined ? {} : lackingIn(shell, parseFile<PublishedSection>(target, path, text));
    return Object.keys(lacks).length > 0 ? { ...entry, lacks } : entry;
  };
  const publishers = read?.owners.sections ?? {};
  const entries = Object.entries(registry.sections).map(async ([id, entry]) => {
    const { next, ...running } = await judged(entry);
    const owner = Object.values(publishers[id] ?? {}).join(', ');
    return [id, { ...running, ...(owner && { owner }), ...(next && { next: await judged(next) }) }] as const;
  });
  return { ...registry, sections: Object.fromEntries(await Promise.all(entries)) };
}

/**
 * Writes the files that follow from the latest revision: `registry.json`, `versions.json` with the hash of every version that was
 * released, `hints.js`, `index.html`, the stable addresses of each section (`embed.js`, `mf-manifest.json`) and the frame of each embed.
 * Each writer reads the site again after writing, so the files are right even when two releases finish in the wrong order.
 * @param owners those of the site, where they do not lie in it
 */
export async function writePages(target: Target, owners?: ReadOwners): Promise<Deployment> {
  const deployment = await readDeployment(target);
  const read = owners ?? (await readOwners(target));
  const { registry, shell } = deployment;
  for (const [id, { version, section }] of Object.entries(registry.sections)) {
    const path = `mf/${id}/${version}/mf-manifest.json`;
    const manifest = await target.read(path);
    if (manifest !== undefined)
      await target.replace(`mf/${id}/mf-manifest.json`, federationPointer(parseFile<FederationManifest>(target, path, manifest), version));
    if (!section.embeddable) continue;
    await target.replace(`mf/${id}/embed.js`, `export * from './${version}/embed.js';\n`);
    await target.replace(`embed/${id}.html`, framePage(section));
  }
  for (const [path, text] of Object.entries(frameFiles)) await target.replace(path, text);
  if (shell) {
    await target.replace('hints.js', hintsScript(routeHints(registry, shell, await sectionBuilds(target, deployment))));
    await target.replace('index.html', indexHtml(shell.page, shell, federationTags));
  }
  await target.replace('versions.json', `${JSON.stringify(deployment.entries ?? {})}\n`);
  await target.replace('registry.json', `${JSON.stringify(await registryForVisitors(target, deployment, read))}\n`);
  const latest = await readDeployment(target);
  return latest.registry.revision === registry.revision ? latest : writePages(target, owners);
}
