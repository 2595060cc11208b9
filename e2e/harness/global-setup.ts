import { join } from 'node:path';
import { composeSite } from '@territori/build/site/composeSite';
import { root } from '@territori/build/workspace';
import { openApi } from '../../scripts/open-api.ts';

/** Brings `.site` up to date and opens the API once for all workers. Returns what closes it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { failures } = await composeSite({ directory: join(root, '.site') });
  if (failures.length > 0)
    throw new AggregateError(
      failures.map(({ reason }) => reason),
      'Some sections do not build.',
    );
  const api = await openApi();
  process.env.E2E_API = await api.app.listen({ host: '127.0.0.1', port: 0 });
  return api.close;
}
