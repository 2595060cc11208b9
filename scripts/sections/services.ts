import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, sectionIds } from '@territori/build/workspace';
import { writeSectionServices } from '../../deploy/src/sectionServices.ts';
import { runInstallation } from '../installPackages.mjs';

/**
 * Writes a service for each section into `docker-compose.yml` and `deploy/kubernetes`, and an owner into `CODEOWNERS`. A section that came
 * or went also changes the lockfile: it is then as it would be without that section.
 */
await writeSectionServices();
const ids = sectionIds();
const locked = [...readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8').matchAll(/^ {2}mf-(\S+):$/gm)].map(([, id]) => id);
if (ids.join() !== locked.sort().join()) runInstallation(root, '--no-frozen-lockfile', '--prefer-offline');
console.log(`Services of ${ids.length} sections in docker-compose.yml and deploy/kubernetes, owners in CODEOWNERS.`);
