import { pathClashes } from '@territori/contract';
import { inWorkspace, readManifest, sectionIds } from '../workspace.ts';
import { ownPaths } from './ownPaths.ts';

interface Owner {
  readonly id: string;
  readonly routes: readonly string[];
}

/** One sentence for each path that two sections, or a section and the shell, own: names both, the path and what to change. */
export function clashSentences(sections: readonly Owner[], shellPaths: readonly string[]): string[] {
  return pathClashes([{ id: 'shell', routes: shellPaths }, ...sections]).map(({ path, owner, later }) => {
    const [other, file] = owner === 'shell' ? ['The shell', ''] : [`The section ${owner}`, ` or mf-${owner}/src/manifest.ts`];
    return `${other} and the section ${later} both own the path ${path}: change \`routes\` in mf-${later}/src/manifest.ts${file}.`;
  });
}

/**
 * Throws when two sections of the workspace, or a section and the shell, own one path. The message names both and the path. A section's own
 * repository knows no other section: publishing compares it with those of the site.
 */
export async function refusePathClashes(): Promise<void> {
  if (!inWorkspace) return;
  const sentences = clashSentences(await Promise.all(sectionIds().map(readManifest)), await ownPaths());
  if (sentences.length > 0) throw new Error(sentences.join('\n'));
}
