import { untilStopped } from '@territori/build/cli/untilStopped';
import { LOOPBACK } from '@territori/build/portal/bind';
import { openPortalApi } from './openPortalApi.ts';
import { portalSettings } from './portalSettings.ts';

/** The API alone, on a free port that it sends to the parent process. For tests, which run under another loader. */
const settings = await portalSettings({ ...process.env, HOST: LOOPBACK, PORT: '0' });
const api = await openPortalApi({ settings, mapEffort: 'fast' });
process.send?.(await api.app.listen({ host: settings.host, port: settings.port }));
process.once('disconnect', () => process.exit());
await untilStopped();
await api.close();
process.exit();
