export { REAL_DATA } from './realData.ts';
export type { Engine } from './template.ts';
export { copyEmbedded, copyLoaded, ENGINES, openEmpty, openLoaded, type ReadDatabase, type TestDatabase } from './testDatabase.ts';
