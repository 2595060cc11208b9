export { connect, DEFAULT_DIRECTORY } from './connect.ts';
export type { Database, Edition, Origin, Parameter, ReadOptions, Source, Transaction } from './database.ts';
export { DatabaseError, NoEditionError, OutdatedSchemaError } from './database-error.ts';
export { DirectoryInUseError } from './directory-lock.ts';
