import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { ByteRange, Store, StoredFile } from './Store.ts';
import { StoreError } from './StoreError.ts';

/** Workplaces stand in the folder itself, from which a file is moved without a copy. */
const WORKPLACE = 'writing-';

/** What killed loads leave, and an earlier version of the portal: its lock, and its unfinished folders. */
const isRemains = (entry: string): boolean => entry.startsWith(WORKPLACE) || entry.includes('.writing-') || entry === 'lock';

const isMissing = (error: unknown): boolean => ['ENOENT', 'ENOTDIR'].includes(String((error as NodeJS.ErrnoException).code));

/** Makes a file ready for its place: other users may read it, and an index does not outlive what it lists where power is lost. */
async function settle(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.chmod(0o644);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function opened(stream: Readable): Promise<Readable> {
  await new Promise<void>((resolve, reject) => void stream.once('open', () => resolve()).once('error', reject));
  return stream;
}

/** A store in a folder, of this machine or of a volume that several share. */
export class FolderStore implements Store {
  readonly place: string;

  constructor(place: string) {
    this.place = place;
  }

  read(path: string): Promise<StoredFile | undefined> {
    const file = join(this.place, path);
    return this.#found(async () => ({ content: await readFile(file), since: (await stat(file)).mtime }));
  }

  // a file that is removed while it is read stays readable to the end
  stream(path: string, range?: ByteRange): Promise<Readable | undefined> {
    return this.#found(() => opened(createReadStream(join(this.place, path), range)));
  }

  async folders(): Promise<string[]> {
    const entries = (await this.#found(() => readdir(this.place, { withFileTypes: true }))) ?? [];
    return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  }

  async write(path: string, content: string | Uint8Array): Promise<void> {
    const workplace = await this.workplace();
    try {
      const file = join(workplace, basename(path));
      await this.#using(() => writeFile(file, content));
      await this.take(path, file);
    } finally {
      await rm(workplace, { recursive: true, force: true });
    }
  }

  take(path: string, file: string): Promise<void> {
    const destination = join(this.place, path);
    return this.#using(async () => {
      await settle(file);
      await mkdir(dirname(destination), { recursive: true });
      await rename(file, destination);
    });
  }

  remove(folder: string): Promise<void> {
    return this.#using(() => rm(join(this.place, folder), { recursive: true, force: true }));
  }

  workplace(): Promise<string> {
    return this.#using(async () => {
      await mkdir(this.place, { recursive: true });
      return mkdtemp(join(this.place, WORKPLACE));
    });
  }

  async removeWorkplaces(): Promise<void> {
    for (const folder of await this.folders()) if (isRemains(folder)) await this.remove(folder);
  }

  async #using<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw new StoreError(this.place, (error as Error).message, error);
    }
  }

  #found<T>(work: () => Promise<T>): Promise<T | undefined> {
    return this.#using(() => work().catch((error: unknown) => (isMissing(error) ? undefined : Promise.reject(error))));
  }
}
