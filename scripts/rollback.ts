import { ReleaseRefused } from '@territori/build/site/ReleaseRefused';
import { rollback } from '@territori/build/site/release';
import { openTarget } from './target.ts';

/** `npm run rollback -- glossario --to <site>`: returns to the version before the last release. */
const [part = '', ...rest] = process.argv.slice(2);

try {
  const { registry, shell } = await rollback(await openTarget(rest), part);
  const version = part === 'shell' ? shell?.version : registry.sections[part]?.version;
  console.log(`${part} ${version} runs again, revision ${registry.revision}`);
} catch (error) {
  console.error(error instanceof ReleaseRefused ? error.message : error);
  process.exitCode = 1;
}
