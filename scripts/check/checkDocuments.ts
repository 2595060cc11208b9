import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '@territori/build/workspace';
import { missingPaths } from './missingPaths.ts';

/** Change logs tell of former times; the documents of a repository to be made name what stands there. */
const NOT_OF_HERE = /(^|\/)(CHANGELOG\.md|\.changeset\/|shared\/build\/repository\/)/;

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\n');
const folders = new Set<string>();
for (const file of files)
  for (let folder = dirname(file); folder !== '.' && !folders.has(folder); folder = dirname(folder)) folders.add(folder);

const documents = files.filter((file) => file.endsWith('.md') && !NOT_OF_HERE.test(file));
/** What an operator or a command makes. */
const isMade = (path: string) => spawnSync('git', ['check-ignore', '--quiet', `${path}/x`], { cwd: root }).status === 0;

const missing = documents.flatMap((document) =>
  missingPaths(root, document, readFileSync(join(root, document), 'utf8'), (folder) => folders.has(folder)),
);
const wrong = missing.filter(({ path }) => !isMade(path));
for (const { document, line, path } of wrong) console.error(`${document}:${line} names ${path}, which does not exist`);
if (wrong.length > 0) process.exitCode = 1;
