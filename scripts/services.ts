import { sectionIds } from '@territori/build/workspace';
import { writeSectionServices } from '../deploy/src/sectionServices.ts';

/** Writes a service for each section into `docker-compose.yml` and `deploy/kubernetes`, and an owner into `CODEOWNERS`. */
await writeSectionServices();
console.log(`Services of ${sectionIds().length} sections in docker-compose.yml and deploy/kubernetes, owners in CODEOWNERS.`);
