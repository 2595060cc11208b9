import type { SectionBuild } from '../rspack/PublishedSectionPlugin.ts';
import { type Deployment, readDeployment } from './deployment.ts';
import { federationTags, indexHtml } from './indexHtml.ts';
import { hintsScript, routeHints } from './routeHints.ts';
import type { Target } from './Target.ts';

async function sectionBuilds(target: Target, { registry }: Deployment): Promise<Record<string, SectionBuild>> {
  const builds = Object.entries(registry.sections).map(async ([id, { version }]) => {
    const text = await target.read(`mf/${id}/${version}/build.json`);
    return [id, text ? (JSON.parse(text) as SectionBuild) : { firstPageShared: [], integrity: {} }] as const;
  });
  return Object.fromEntries(await Promise.all(builds));
}

/**
 * Writes the files that follow from the latest revision: `registry.json`, `hints.js`, `index.html` and the stable
 * address of each embed. Each writer reads the site again after writing, so the files are right even when two releases
 * finish in the wrong order.
 */
export async function writePages(target: Target): Promise<Deployment> {
  const deployment = await readDeployment(target);
  const { registry, shell } = deployment;
  for (const [id, { version, section }] of Object.entries(registry.sections)) {
    if (section.embeddable) await target.replace(`mf/${id}/embed.js`, `export * from './${version}/embed.js';\n`);
  }
  if (shell) {
    await target.replace('hints.js', hintsScript(routeHints(registry, shell, await sectionBuilds(target, deployment))));
    await target.replace('index.html', indexHtml(shell.page, shell, federationTags));
  }
  await target.replace('registry.json', `${JSON.stringify(registry)}\n`);
  const latest = await readDeployment(target);
  return latest.registry.revision === registry.revision ? latest : writePages(target);
}
