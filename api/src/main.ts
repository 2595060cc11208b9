import { textsOf } from '@territori/serve/content/readContent';
import { explainStart } from '@territori/serve/process/explainStart';
import { RESTS_AFTER } from '@territori/serve/process/restsAfter';
import { stopOnSignal } from '@territori/serve/process/stopOnSignal';
import { type ListeningPlace, readPlace, readSettings } from '@territori/serve/settings';
import { connect } from '@territori/store/database';

let place: ListeningPlace | undefined;
const endBy = (error: unknown) => {
  console.error('The API could not start.', explainStart(error, place) ?? error);
  process.exit(1);
};
try {
  place = readPlace(process.env);
  const settings = readSettings(process.env);
  // a server is asked while the rest of the program is loaded and the editors' texts are read
  const opening = connect({ whenNeeded: true });
  opening.catch(() => {});
  const [{ buildApp }, { startTraces }] = await Promise.all([
    import('@territori/serve/app'),
    import('@territori/serve/traces/startTraces'),
  ]);
  const content = textsOf(settings.app.content);
  const database = await opening;
  database.closeWhenIdle(RESTS_AFTER);
  const app = buildApp(database, { ...settings.app, content, afterStart: () => void database.openFiles().catch(endBy) });
  await startTraces(app, database, process.env);
  stopOnSignal(app, database, settings.stopSeconds * 1000);
  await app.listen(place);
} catch (error) {
  endBy(error);
}
