import { constants, existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Target } from './Target.ts';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';
const isThere = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EEXIST';

/** A site in a folder: this machine's own, or one that a web server serves. */
export class FolderTarget implements Target {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  async read(path: string): Promise<string | undefined> {
    try {
      return await readFile(join(this.#root, path), 'utf8');
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
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
    await mkdir(dirname(join(this.#root, path)), { recursive: true });
    try {
      await writeFile(join(this.#root, path), content, { flag: 'wx' });
      return true;
    } catch (error) {
      if (isThere(error)) return false;
      throw error;
    }
  }

  async replace(path: string, content: string): Promise<void> {
    const file = join(this.#root, path);
    const unfinished = `${file}.${process.pid}.new`;
    await mkdir(dirname(file), { recursive: true });
    try {
      await writeFile(unfinished, content);
      await rename(unfinished, file);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  async upload(path: string, directory: string, except: readonly string[] = []): Promise<void> {
    const entries = await readdir(directory, { recursive: true, withFileTypes: true });
    for (const entry of entries) {
      if (!entry.isFile() || except.includes(entry.name)) continue;
      const source = join(entry.parentPath, entry.name);
      const destination = join(this.#root, path, source.slice(directory.length));
      if (existsSync(destination)) continue;
      await mkdir(dirname(destination), { recursive: true });
      // a copy that was cut off must not stand there under the name
      const unfinished = `${destination}.${process.pid}.new`;
      await copyFile(source, unfinished, constants.COPYFILE_FICLONE);
      await rename(unfinished, destination);
    }
  }
}
