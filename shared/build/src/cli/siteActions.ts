import { call, howToList } from '../remedies.ts';
import { type Making, versionOf } from '../site/deployment.ts';
import { readOwners } from '../site/owners/Owners.ts';
import { readSigned } from '../site/owners/readSigned.ts';
import { signersOf } from '../site/owners/signersOf.ts';
import { ReleaseRefused } from '../site/ReleaseRefused.ts';
import { readHistory, releasedVersions } from '../site/releaseHistory.ts';
import { removeSection, rollback } from '../site/rollback.ts';
import { promote, readShare, withdraw } from '../site/staging/stage.ts';
import type { Target } from '../site/store/Target.ts';
import { textTable } from './textTable.ts';

/** What a command does with one part of a site. Prints what it did. */
export type SiteAction<Option extends string = never> = (command: {
  readonly target: Target;
  readonly part: string;
  readonly values: Readonly<Partial<Record<Option, string>>>;
  readonly making: Making;
}) => Promise<void>;

/** Returns to the version before the running one, or to the one of `--version`. */
export const rollbackAction: SiteAction<'version'> = async ({ target, part, values: { version }, making }) => {
  const after = await rollback(target, part, { made: making, ...(version !== undefined && { version }) });
  console.log(`${part} ${versionOf(after, part)} runs again, revision ${after.registry.revision}`);
};

/** Gives the staged version to all visitors, or to the share of `--share`. */
export const promoteAction: SiteAction<'share'> = async ({ target, part, values: { share }, making }) => {
  const after = await promote(target, part, { made: making, ...(share !== undefined && { share: readShare(share) }) });
  const next = after.registry.sections[part]?.next;
  const visitors = next ? `${next.share} % of the visitors` : 'all visitors';
  console.log(`${part} ${next?.version ?? versionOf(after, part)} runs for ${visitors}, revision ${after.registry.revision}`);
};

/** Takes the staged version from all visitors. */
export const withdrawAction: SiteAction = async ({ target, part, making }) => {
  const after = await withdraw(target, part, making);
  console.log(`${part} ${versionOf(after, part)} runs for all visitors, revision ${after.registry.revision}`);
};

/** Removes a section from a site. Its files stay. */
export const removeAction: SiteAction = async ({ target, part, making }) => {
  const { registry } = await removeSection(target, part, making);
  console.log(
    `${part} is removed, revision ${registry.revision}. Its files stay, and ${call('rollback', `${part} --version <version> --to <site>`)} brings it back.`,
  );
};

/** Prints the versions of every part, or of one: when and by whom each was released, whose signature it has, and which run. */
export async function printReleases(target: Target, only?: string): Promise<void> {
  const history = await readHistory(target);
  if (history.length === 0) throw new ReleaseRefused('Nothing was released on this site yet.');
  const read = await readOwners(target);
  const signers = read && (await signersOf(target, read, history));
  const signed = read && (await readSigned(target, read));
  const rows = releasedVersions(history, signed?.deployment)
    .filter(({ part }) => only === undefined || part === only)
    .map(({ part, version, runs, share, at = '-', by = '-' }) => [
      part,
      version,
      runs ? 'runs' : share ? `staged, ${share} %` : '',
      at.replace('T', ' ').replace(/:\d\d\.\d+Z$/, ' UTC'),
      by,
      ...(signers ? [signers.get(`${part} ${version}`) ?? 'nobody'] : []),
    ]);
  console.log(textTable([['part', 'version', '', 'first released', 'by', ...(signers ? ['signed by'] : [])], ...rows]));
  if (rows.length === 0 && only !== undefined) console.log(`${only} was never released on this site. ${howToList} shows the other parts.`);
  console.log(`\nRevision ${signed?.state ?? history.at(-1)?.registry.revision}`);
  if (!read) console.log('This site has no owners: whoever may write it may publish every part, and nobody signs.');
  for (const sentence of signed?.refused ?? []) console.error(sentence);
}
