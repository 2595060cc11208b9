import { RevisionConflict } from '@territori/build/site/deployment';
import { ReleaseRefused, rollback } from '@territori/build/site/release';
import { siteTarget } from './target.ts';

/** `npm run rollback -- glossario --to <site>`: what ran before the last release runs again. */
const [part = '', ...rest] = process.argv.slice(2);

try {
  const { registry, shell } = await rollback(siteTarget(rest), part);
  const version = part === 'shell' ? shell?.version : registry.sections[part]?.version;
  console.log(`${part} ${version} runs again, revision ${registry.revision}`);
} catch (error) {
  console.error(error instanceof ReleaseRefused || error instanceof RevisionConflict ? error.message : error);
  process.exitCode = 1;
}
