import { sectionIds } from '@territori/build/workspace';
import { writeSectionServices } from '../deploy/src/sectionServices.ts';

/** Gives each section its service in `docker-compose.yml` and `deploy/kubernetes`. */
await writeSectionServices();
console.log(`Services of ${sectionIds().length} sections in docker-compose.yml and deploy/kubernetes.`);
