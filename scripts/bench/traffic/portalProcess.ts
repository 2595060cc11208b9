import { untilStopped } from '@territori/build/cli/untilStopped';
import { createPortal } from '@territori/build/portal/createPortal';
import { buildApp } from '../../../api/src/app.ts';
import { connect } from '../../../api/src/database/index.ts';
import { portalConfig } from '../../config.ts';
import { listen } from '../../listen.ts';

// portalProcess.ts <folder of the database> <folder of the site>, forked: `npm start` on data that are already loaded; sends its origin
const [directory = '', site = ''] = process.argv.slice(2);
const database = await connect({ directory });
const app = buildApp(database, { callsPerMinute: 0 });
const { server, origin } = await listen(createPortal({ site, config: portalConfig() }), app, { port: 0 });
process.send?.(origin);
await untilStopped();
server.close();
server.closeAllConnections();
await app.close();
await database.close();
process.exit();
