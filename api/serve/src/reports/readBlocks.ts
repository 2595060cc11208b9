import { Readable } from 'node:stream';
import { Turns } from '@territori/process/Turns';
import type { BlockRow, Statement, Window } from '@territori/reports/statement';
import type { Database } from '@territori/store/database';

/** Rows that one statement reads at most, half of the municipalities. Their text takes one to two megabytes. */
export const BLOCK = 4000;

/** A list of which the first block has been read. Each block is the text of a JSON array. */
export interface Blocks {
  readonly first: string;
  /** True when `first` has all rows. */
  readonly whole: boolean;
  /** The blocks after the first, as UTF-8. Each is read when it is asked for. */
  readonly others: AsyncIterable<Buffer>;
}

type StatementOf = (window: Window) => Statement;

const ALL: Window = { offset: 0, limit: Number.MAX_SAFE_INTEGER };

/**
 * The rows in a window, a block at a time: each is read by a statement of its own, when the caller asks for it. Between two blocks no
 * session of the database and no more than the bytes of one block are held, so that a long list takes no more memory than a short one.
 * The blocks fit together because the rows of an edition never change, and because the order of a report is the same each time.
 */
export async function* blocksOf(
  database: Database,
  edition: number,
  statementOf: StatementOf,
  { offset, limit }: Window,
): AsyncGenerator<Buffer> {
  for (let read = 0; read < limit; read += BLOCK) {
    const { number, bytes } = inBytes(await readBlock(database, edition, statementOf, { offset: offset + read, limit: limit - read }));
    if (number > 0) yield bytes;
    if (number < BLOCK) return;
  }
}

/** A text would be held as long as its reader takes, and may need twice its bytes. */
const inBytes = ({ body, number }: BlockRow) => ({ number, bytes: Buffer.from(body) });

/**
 * Blocks that are read at the same time. The other lists wait between two of their blocks, so that a page waits for no more statements than
 * these; the embedded database works on one statement at a time.
 */
const AT_A_TIME = { postgres: 2, pglite: 1 } as const;
const turnsOf = new WeakMap<Database, Turns>();

function turns(database: Database): Turns {
  const known = turnsOf.get(database) ?? new Turns(AT_A_TIME[database.engine]);
  turnsOf.set(database, known);
  return known;
}

async function readBlock(database: Database, edition: number, statementOf: StatementOf, { offset, limit }: Window): Promise<BlockRow> {
  const { sql, parameters } = statementOf({ offset, limit: Math.min(BLOCK, limit) });
  const giveBack = await turns(database).take();
  try {
    const [row] = await database.read<BlockRow>(sql, parameters, { edition });
    return row ?? { body: '[]', number: 0 };
  } finally {
    giveBack();
  }
}

/**
 * Reads the first block of the rows in a window, by default of all rows. It is read before anything is sent, so that a call whose rows
 * cannot be read gets an error instead of an answer that breaks off.
 */
export async function readBlocks(database: Database, edition: number, statementOf: StatementOf, window = ALL): Promise<Blocks> {
  const { body, number } = await readBlock(database, edition, statementOf, window);
  const rest = { offset: window.offset + BLOCK, limit: window.limit - BLOCK };
  return { first: body, whole: number < BLOCK || rest.limit <= 0, others: blocksOf(database, edition, statementOf, rest) };
}

/** A JSON answer with an array of rows between two texts: a text when one block has all rows, else a stream. */
export function rowsBetween(head: string, { first, whole, others }: Blocks, tail: string): string | Readable {
  if (whole) return `${head}${first}${tail}`;
  const stream = Readable.from(continued(others, tail), { objectMode: false });
  stream.unshift(Buffer.from(`${head}${first.slice(0, -1)}`));
  return stream;
}

const COMMA = ','.charCodeAt(0);

/** The rows of further blocks, and what follows the last. */
async function* continued(blocks: AsyncIterable<Buffer>, tail: string): AsyncGenerator<Buffer> {
  for await (const block of blocks) {
    // in the place of the bracket with which the array of the block begins
    block[0] = COMMA;
    yield block.subarray(0, -1);
  }
  yield Buffer.from(`]${tail}`);
}
