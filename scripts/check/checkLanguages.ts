import { readManifest, root, sectionIds } from '@territori/build/workspace';
import { CONTENT_DIRECTORY, ContentError, readContent } from '@territori/serve/content/readContent';
import { languageFaults } from './languageFaults.ts';

/**
 * Fails when a translation in `shared/languages` or `api/content` has a file or a text that the Italian ones lack, another value in a text,
 * or in English lacks a text. Lists what other languages lack: visitors see those texts in Italian.
 */
const manifests = Object.fromEntries(await Promise.all(sectionIds().map(async (id) => [`mf-${id}`, await readManifest(id)] as const)));
const { faults, lacking } = languageFaults(root, manifests, deliveredContent());
for (const fault of faults) console.error(fault);
for (const [language, files] of Object.entries(lacking)) {
  const total = Object.values(files).reduce((sum, count) => sum + count, 0);
  const named = Object.entries(files).map(([name, count]) => `${name} ${count}`);
  console.log(`${language} lacks ${total} texts, which are shown in Italian: ${named.join(', ')}`);
}
process.exitCode = faults.length === 0 ? 0 : 1;

/** The editors' texts; a file that cannot be read ends the check with its sentence. */
function deliveredContent() {
  try {
    return readContent(CONTENT_DIRECTORY);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
