import { spawnSync } from 'node:child_process';
import { newSection } from '@territori/build/newSection';
import { root } from '@territori/build/workspace';
import { writeSectionServices } from '../deploy/src/sectionServices.ts';

const [id] = process.argv.slice(2);
if (!id) {
  console.error('Usage: npm run new-section -- <id>');
  process.exit(1);
}
const directory = newSection(id);
await writeSectionServices();
// links the new package; the lockfile gains its entry
const { status } = spawnSync(
  'npx',
  ['-y', 'pnpm@10.34.8', 'install', '--no-frozen-lockfile', '--prefer-offline', '--reporter=append-only'],
  { cwd: root, stdio: 'inherit' },
);
if (status !== 0) process.exit(status ?? 1);
console.log(`\nMade ${directory}. Next: npm run dev -- ${id}`);
