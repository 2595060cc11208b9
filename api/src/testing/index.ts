export { REAL_DATA } from './real-data.ts';
export type { Engine } from './template.ts';
export { ENGINES, openEmpty, openLoaded, type TestDatabase } from './test-database.ts';
