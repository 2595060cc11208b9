import { join } from 'node:path';
import { progress } from '@territori/build/cli/progress';
import { composeSite } from '@territori/build/site/composeSite';
import { root } from '@territori/build/workspace';

const log = progress();
const { deployment, failures } = await composeSite({
  directory: join(root, '.site'),
  onProgress: (part, fresh) => log(`${part}: ${fresh ? 'built' : 'up to date'}`),
});
const { registry } = deployment;
log(`site at revision ${registry.revision}, with ${Object.keys(registry.sections).length} sections`);
for (const { reason } of failures) console.error(`\n${reason.message}`);
process.exitCode = failures.length === 0 ? 0 : 1;
