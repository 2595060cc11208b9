import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { emitPackages } from './emitPackages.ts';
import { type PackedName, packedNames } from './packedNames.ts';
import { writePackage } from './writePackage.ts';

const run = promisify(execFile);

/** A package as a file that npm and pnpm install. */
export interface Pack {
  readonly name: `@territori/${PackedName}`;
  readonly version: string;
  /** The name of the `.tgz` file. */
  readonly file: string;
  /** The hash of the file, as package managers write it (`sha512-…`). */
  readonly integrity: string;
}

/** Writes packages that others install as folders below `folder`, named as below `shared`. */
export async function writePackages(folder: string, names: readonly PackedName[] = packedNames): Promise<void> {
  const emitted = await mkdtemp(join(tmpdir(), 'territori-emitted-'));
  try {
    await emitPackages(emitted, names);
    await Promise.all(names.map((name) => writePackage(name, { emitted, packed: join(folder, name) })));
  } finally {
    await rm(emitted, { recursive: true, force: true });
  }
}

/** Packs packages that others install into a folder: all of them, or some. */
export async function packPackages(destination: string, names: readonly PackedName[] = packedNames): Promise<Pack[]> {
  const folder = await mkdtemp(join(tmpdir(), 'territori-packages-'));
  try {
    await writePackages(folder, names);
    await mkdir(destination, { recursive: true });
    const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', destination, ...names.map((name) => `./${name}`)], {
      cwd: folder,
      maxBuffer: 100_000_000,
    });
    const packs = JSON.parse(stdout) as (Pack & { filename: string })[];
    return packs.map(({ name, version, filename, integrity }) => ({ name, version, file: filename, integrity }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
