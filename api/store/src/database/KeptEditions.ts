import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const FILE = 'territori.editions.json';

/** Whether a path is that of the file of a directory. */
export const isKeptEditions = (path: string): boolean => basename(path) === FILE;

/** The rows that statements have given, by statement. */
export type KeptEditionRows = ReadonlyMap<string, readonly unknown[]>;

function readKeptRows(file: string): KeptEditionRows {
  try {
    return new Map(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return new Map();
  }
}

/**
 * What an embedded database answered about its editions, in a file of its directory: a start that knows them can serve before the
 * database is open. The file is removed before each transaction that may change the answers, so a process that is killed within one
 * leaves no file. The file of an edition (`EditionFile`) stays, and says what was in service when it was written. An answer is found by
 * its statement: a program that asks otherwise finds none.
 */
export class KeptEditions {
  readonly #file: string;
  #answers: KeptEditionRows;

  constructor(directory: string) {
    this.#file = join(directory, FILE);
    this.#answers = readKeptRows(this.#file);
  }

  rowsOf(statement: string): readonly unknown[] | undefined {
    return this.#answers.get(statement);
  }

  /** To be called while nothing changes the database. Where the file cannot be written, the next start has to open the database. */
  keep(answers: KeptEditionRows): void {
    this.#answers = answers;
    const unfinished = `${this.#file}.${process.pid}`;
    try {
      writeFileSync(unfinished, JSON.stringify([...answers]));
      renameSync(unfinished, this.#file);
    } catch {
      rmSync(unfinished, { force: true });
    }
  }

  forget(): void {
    this.#answers = new Map();
    rmSync(this.#file, { force: true });
  }
}
