import { join } from 'node:path';
import type { Database } from '@territori/store/database';
import { inject } from 'vitest';
import { openCopy } from './openCopy.ts';
import type { Content, Engine } from './template.ts';

/** Keeps a file of tests from changing what the others read: a transaction of the database can only read, too. */
function onlyRead(database: Database): Database {
  const refuse = async (): Promise<never> => {
    throw new Error('The test files of a worker share this database and may only read it: open a copy with copyLoaded');
  };
  const kept: Partial<Database> = {
    changeBeside: refuse,
    close: refuse,
    transaction: (work, options) =>
      database.transaction(async (transaction) => {
        await transaction.run('set transaction read only');
        return work(transaction);
      }, options),
  };
  return new Proxy(database, {
    get(target, name) {
      const value: unknown = Reflect.get(Object.hasOwn(kept, name) ? kept : target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

const opened = new Map<string, Promise<Database>>();

/**
 * A database that is opened once for all test files of a worker, which may only read it: whatever could change it rejects. To copy, open
 * and close one of its own takes a file some seconds.
 */
export function sharedDatabase(engine: Engine, content: Content): Promise<Database> {
  const name = `${engine}-${content}`;
  let database = opened.get(name);
  if (!database) {
    const folder = join(inject('sharedFolder'), `${name}-${process.pid}`);
    database = openCopy(engine, content, folder).then((copy) => onlyRead(copy.database));
    opened.set(name, database);
    // the next file tries again
    database.catch(() => opened.delete(name));
  }
  return database;
}
