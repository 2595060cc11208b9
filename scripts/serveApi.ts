import { untilStopped } from '@territori/build/cli/untilStopped';
import { openApi } from './openApi.ts';

/** The API alone, on a free port that it sends to the parent process. For tests, which run under another loader. */
const api = await openApi({ mapEffort: 'fast' });
process.send?.(await api.app.listen({ host: '127.0.0.1', port: 0 }));
process.once('disconnect', () => process.exit());
await untilStopped();
await api.close();
process.exit();
