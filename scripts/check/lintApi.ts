import { PUBLIC_ORIGIN } from '@territori/api-testing/publicOrigin';
import { buildApp } from '@territori/serve/app';
import type { Database } from '@territori/store/database';
import { brokenApiRules } from './brokenApiRules.ts';

/**
 * Lints the definitions files of the API. Ends with 1 when a rule is broken. They follow from the schemas of the
 * routes: no data are loaded and no port is opened.
 */
const app = buildApp({ edition: async () => undefined } as unknown as Database, { publicOrigin: PUBLIC_ORIGIN });
for (const address of [
  '/api/Report/DefinizioniApi?formato=openapi',
  '/api/Report/DefinizioniApi?formato=swagger2',
  '/api/v1/openapi.json',
]) {
  const { body } = await app.inject(address);
  const broken = await brokenApiRules(body);
  for (const rule of broken) console.error(`${address} ${rule}`);
  if (broken.length > 0) process.exitCode = 1;
}
await app.close();
