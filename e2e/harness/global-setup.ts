import { join } from 'node:path';
import { composeSite } from '@territori/build/site/composeSite';
import { root } from '@territori/build/workspace';
import { openApi } from '../../scripts/open-api.ts';

/** Brings `.site` up to date and opens the API once for all workers. Returns what closes it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await composeSite({ directory: join(root, '.site') });
  const api = await openApi(() => {});
  process.env.E2E_API = await api.app.listen({ host: '127.0.0.1', port: 0 });
  return api.close;
}
