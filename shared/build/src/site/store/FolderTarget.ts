import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, cp, link, lstat, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder } from '../../makeFolder.ts';
import { filesOf } from './filesOf.ts';
import { isCompression, PublishedFileDiffers, type Target } from './Target.ts';

const hasCode = (code: string) => (error: unknown) => (error as NodeJS.ErrnoException).code === code;
const isMissing = hasCode('ENOENT');
const isThere = hasCode('EEXIST');

/** A site has files and folders; what else lies there, such as a link that leads out of it, no command wrote. */
async function isPublished(path: string): Promise<boolean> {
  const found = await lstat(path);
  return found.isFile() || found.isDirectory();
}

/** A site in a folder: this machine's own, or one that a web server serves. */
export class FolderTarget implements Target {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  placeOf(path: string): string {
    return join(this.#root, path);
  }

  /** Every file system can create a link only once. */
  async refuseUnfit(): Promise<void> {}

  async read(path: string): Promise<string | undefined> {
    try {
      return await readFile(join(this.#root, path), 'utf8');
    } catch (error) {
      if (isMissing(error)) return undefined;
      // of a folder in its place the system does not say the path
      throw Object.assign(error as Error, { path: join(this.#root, path) });
    }
  }

  async list(path: string): Promise<string[]> {
    try {
      return await readdir(join(this.#root, path));
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  }

  async create(path: string, content: string): Promise<boolean> {
    return this.#add(path, (file) => writeFile(file, content));
  }

  async replace(path: string, content: string): Promise<void> {
    await this.#finish(
      path,
      (file) => writeFile(file, content),
      (unfinished, file) => rename(unfinished, file),
    );
  }

  async upload(path: string, directory: string, except: readonly string[] = []): Promise<void> {
    for (const { source, path: file } of await filesOf(directory, except)) {
      const destination = join(path, file);
      const added = await this.#add(destination, (file) => copyFile(source, file, constants.COPYFILE_FICLONE));
      if (!added && !isCompression(destination) && !(await this.#isSame(destination, source))) throw new PublishedFileDiffers(destination);
    }
  }

  async download(path: string, directory: string): Promise<void> {
    try {
      await cp(join(this.#root, path), join(directory, path), { recursive: true, mode: constants.COPYFILE_FICLONE, filter: isPublished });
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }

  async #isSame(path: string, source: string): Promise<boolean> {
    const [there, here] = await Promise.all([readFile(join(this.#root, path)), readFile(source)]);
    return there.equals(here);
  }

  /** Creates a file in one step, only if it does not exist. */
  async #add(path: string, write: (file: string) => Promise<void>): Promise<boolean> {
    try {
      await this.#finish(path, write, link);
      return true;
    } catch (error) {
      if (isThere(error)) return false;
      throw error;
    }
  }

  /** Writes a file under another name and then renames it, so that an incomplete file never has this name. */
  async #finish(
    path: string,
    write: (file: string) => Promise<void>,
    name: (unfinished: string, file: string) => Promise<void>,
  ): Promise<void> {
    const file = join(this.#root, path);
    const unfinished = `${file}.${randomUUID()}.new`;
    await makeFolder(dirname(file));
    try {
      await write(unfinished);
      await name(unfinished, file);
    } catch (error) {
      // people know the file by its own name
      if ((error as NodeJS.ErrnoException).path === unfinished) Object.assign(error as Error, { path: file });
      throw error;
    } finally {
      await rm(unfinished, { force: true });
    }
  }
}
