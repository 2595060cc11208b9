export { REAL_DATA } from './realData.ts';
export type { Engine } from './template.ts';
export { ENGINES, openEmbedded, openEmpty, openLoaded, type TestDatabase } from './testDatabase.ts';
