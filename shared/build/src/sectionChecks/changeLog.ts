import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whether the change log of a package has an entry for a version (`## 1.1.0`), as `changeset version` writes it. */
export function isLogged(directory: string, version: string): boolean {
  const file = join(directory, 'CHANGELOG.md');
  return existsSync(file) && readFileSync(file, 'utf8').split('\n').includes(`## ${version}`);
}
