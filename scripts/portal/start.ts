import { explainStart } from '@territori/serve/process/explainStart';
import { connect, type Database, hasDatabase } from '@territori/store/database';
import { portalSettings } from './portalSettings.ts';

/**
 * `npm start`: see `startPortal`. A database that exists is opened once the portal serves, where it is known which edition is in service.
 * Where there is none, the process that loads the data makes it.
 */
let opening: Promise<Database> | undefined;

try {
  const settings = await portalSettings();
  opening = hasDatabase() ? connect({ whenNeeded: true }) : undefined;
  // a database that cannot be opened is reported when the portal needs it
  opening?.catch(() => {});
  const { startPortal } = await import('./startPortal.ts');
  await startPortal(settings, opening);
  process.exit();
} catch (error) {
  console.error(explainStart(error) ?? (error instanceof Error ? error.message : error));
  await (await opening?.catch(() => undefined))?.close();
  process.exit(1);
}
