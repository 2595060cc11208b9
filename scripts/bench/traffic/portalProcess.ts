import { untilStopped } from '@territori/build/cli/untilStopped';
import { LOOPBACK, originAt, refuseTakenPort } from '@territori/build/portal/bind';
import { createPortal } from '@territori/build/portal/createPortal';
import { buildApp } from '@territori/serve/app';
import { connect } from '@territori/store/database';
import { portalConfig } from '../../config.ts';
import { listen } from '../../listen.ts';

// portalProcess.ts <folder of the database> <folder of the site>, forked: `npm start` on data that are already loaded; sends its origin
const [directory = '', site = ''] = process.argv.slice(2);
const database = await connect({ directory });
const place = await refuseTakenPort({ host: LOOPBACK, port: 0 }, 'PORT');
const app = buildApp(database, { publicOrigin: originAt(place), callsPerMinute: 0 });
const { server, origin } = await listen(createPortal({ site, config: portalConfig() }), app, place);
process.send?.(origin);
await untilStopped();
server.close();
server.closeAllConnections();
await app.close();
await database.close();
process.exit();
