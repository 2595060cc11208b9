import { hashOf } from '@territori/load/files/hashOf';
import { folderOf } from './folderOf.ts';

/** What an address gave: the name of a file and its bytes, or why it gave none. */
export type Given = readonly [name: string, content: string | Uint8Array] | string;

/** A folder of the official archive after a round, by the ids of its files. */
export async function archiveOf(given: Readonly<Record<string, Given>>): Promise<string> {
  const states = Object.entries(given).map(([id, file]) => {
    if (typeof file === 'string') return [id, { missing: file, settledIn: '2026-11-22' }];
    const [name, content] = file;
    const bytes = Buffer.from(content);
    return [id, { kept: { name, hash: hashOf(bytes), bytes: bytes.length }, settledIn: '2026-11-22' }];
  });
  const files = Object.values(given).filter((file) => typeof file !== 'string');
  return folderOf({
    ...Object.fromEntries(files),
    'archive.state': JSON.stringify({ round: null, completedAt: 0, files: Object.fromEntries(states) }),
  });
}
