export { connect, hasDatabase } from './connect.ts';
export { DamagedDatabaseError, DatabaseError, NoEditionError, OutdatedSchemaError, UnreadableEditionError } from './DatabaseError.ts';
export type {
  Database,
  DatabasePlace,
  Edition,
  FileIdentity,
  Lack,
  LeftOutFile,
  Origin,
  Parameter,
  ReadOptions,
  Source,
  SourceNews,
  Transaction,
} from './database.ts';
export { DEFAULT_DIRECTORY } from './defaultDirectory.ts';
export { DirectoryInUseError } from './directoryLock.ts';
export { LOAD_STATEMENT_TIMEOUT } from './sessionSettings.ts';
