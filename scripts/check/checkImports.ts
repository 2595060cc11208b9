import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@territori/build/workspace';
import { circlesOf, type Import, importsIn } from './circles.ts';
import { packageFolders, unnamedImports } from './unnamedImports.ts';

/**
 * Fails when files, folders of a package or packages import each other in a circle, and names the imports of each circle; and when a
 * package imports another that its manifest does not name.
 */
const { files, rooms } = importsIn(root);
const report = (what: string, circles: readonly (readonly Import[])[]) => {
  for (const circle of circles) {
    console.error(`Circle of ${what}: ${[...new Set(circle.map(({ from }) => from))].join(' → ')} → ${circle[0]?.from}`);
    for (const { where } of circle) console.error(`  ${where}`);
  }
  return circles.length;
};
const folders = packageFolders(root);
const workspace = folders.map((folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).name as string);
const unnamed = folders.flatMap((folder) => unnamedImports(root, folder, workspace));
for (const line of unnamed) console.error(line);
process.exitCode = report('files', circlesOf(files)) + report('folders', circlesOf(rooms)) + unnamed.length === 0 ? 0 : 1;
