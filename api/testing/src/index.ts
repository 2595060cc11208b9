export type { Engine } from './template.ts';
export { copyLoaded, ENGINES, openEmpty, openLoaded, type ReadDatabase, type TestDatabase, useDatabase } from './testDatabase.ts';
