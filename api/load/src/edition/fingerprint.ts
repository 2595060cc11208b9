import type { FileIdentity } from '@territori/store/database';
import { hashOf } from '../files/hashOf.ts';
import type { Selection } from '../sources/chooseSources.ts';
import { editionScripts } from './createEdition.ts';

/**
 * Raised when a load makes something else of the same files, or a file that is published under the name of an edition gets other bytes: the
 * next start then makes the edition again, under another name.
 */
const LOADER = '22';

/** A hash of files, in whatever order, and of other texts. */
export function fingerprint(files: readonly FileIdentity[], ...others: string[]): string {
  const identities = files.map(({ file, report, impronta, aggiunto }) => JSON.stringify([file, report, impronta, aggiunto]));
  return hashOf(JSON.stringify([others, identities.sort()]));
}

/**
 * The hash by which an edition is known and named: its files, with those that could not be opened, and the program that makes an
 * edition of them. The same hash needs no load.
 */
export async function selectionFingerprint({ beneath, found, byHand }: Selection, leftOut: readonly FileIdentity[]): Promise<string> {
  const added = found.map((file) => ({ ...file, aggiunto: file.aggiunto || byHand }));
  return fingerprint([...beneath, ...added, ...leftOut], LOADER, ...Object.values(await editionScripts()));
}
