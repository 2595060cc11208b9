// Plain JavaScript, because the thread of the database loads it without a loader of TypeScript.
import { open, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

const PAGE = 8192;
/** Columns of 32-bit words in which a page is summed, each on its own. */
const COLUMNS = 32;
const PRIME = 16777619;
/** What each column begins with (PostgreSQL, storage/checksum_impl.h). */
// biome-ignore format: a table
const BEGINNINGS = Int32Array.of(
  0x5b1f36e9, 0xb8525960, 0x02ab50aa, 0x1de66d2a, 0x79ff467a, 0x9bb9f8a3, 0x217e7cd2, 0x83e13d2c,
  0xf8d4474f, 0xe39eb970, 0x42c6ae16, 0x993216fa, 0x7b093b5d, 0x98daff3c, 0xf718902a, 0x0b1c9cdb,
  0xe58f764b, 0x187636bc, 0x5d7b3bb1, 0xe73de7de, 0x92bec979, 0xcca6c0b2, 0x304a0979, 0x85aa43d4,
  0x783125bb, 0x6ca8eaa2, 0xe407eac6, 0x4b5cfc3e, 0x9fbf8c76, 0x15ca20be, 0xf2ca9fd3, 0x959bd756,
);
/** Of the header of a page, in bytes: its checksum, and the end of its free space, 0 in a page that was never written. */
const CHECKSUM_AT = 8;
const UPPER_AT = 14;
/** Pages that are read at once. */
const AT_ONCE = 128;
/** The pages of a file of a table or an index; longer ones go on in files of the same name with a number. */
const PAGES_OF_A_FILE = 131_072;
const OF_A_RELATION = /^\d+(?:_(?:fsm|vm|init))?(?:\.(\d+))?$/;

/** @param {number} value */
const mixed = (value) => Math.imul(value, PRIME) ^ (value >>> 17);

/**
 * The checksum that PostgreSQL writes into the header of a page (FNV-1a in 32 columns), without counting the one that stands there.
 * @param {Int32Array} words of some pages
 * @param {number} from the first word of the page
 * @param {number} number of the page in its table or index
 */
export function checksumOf(words, from, number) {
  const place = from + CHECKSUM_AT / 4;
  const kept = words[place] ?? 0;
  words[place] = kept & ~0xffff;
  let result = number;
  for (let column = 0; column < COLUMNS; column += 1) {
    let sum = BEGINNINGS[column] ?? 0;
    for (let at = from + column; at < from + PAGE / 4; at += COLUMNS) sum = mixed(sum ^ (words[at] ?? 0));
    result ^= mixed(mixed(sum));
  }
  words[place] = kept;
  return ((result >>> 0) % 65_535) + 1;
}

/** @param {Buffer} page */
const isEmpty = (page) => page.every((byte) => byte === 0);

/** @param {string} path @param {Buffer} room @returns {Promise<number | undefined>} the first page of the file whose checksum is wrong */
async function wrongPageOf(path, room) {
  const first = Number(OF_A_RELATION.exec(path.slice(path.lastIndexOf('/') + 1))?.[1] ?? 0) * PAGES_OF_A_FILE;
  const words = new Int32Array(room.buffer, room.byteOffset, room.length / 4);
  const file = await open(path);
  try {
    for (let read = 0; ; ) {
      const { bytesRead } = await file.read(room, 0, room.length, read * PAGE);
      if (bytesRead === 0) return undefined;
      for (let at = 0; at + PAGE <= bytesRead; at += PAGE, read += 1) {
        const written = room.readUInt16LE(at + UPPER_AT) !== 0;
        const right = written
          ? room.readUInt16LE(at + CHECKSUM_AT) === checksumOf(words, at / 4, first + read)
          : isEmpty(room.subarray(at, at + PAGE));
        if (!right) return first + read;
      }
      if (bytesRead % PAGE !== 0) return first + read;
    }
  } finally {
    await file.close();
  }
}

/**
 * Reads every page of every table and index of a cluster that nobody writes to, and compares it with its checksum. Resolves to a
 * description of the first damaged page; undefined when all are whole.
 * @param {string} directory
 * @returns {Promise<string | undefined>}
 */
export async function damagedPage(directory) {
  const room = Buffer.alloc(AT_ONCE * PAGE);
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !OF_A_RELATION.test(entry.name) || !/^(global|base)\b/.test(relative(directory, entry.parentPath))) continue;
    const page = await wrongPageOf(path, room);
    if (page !== undefined) return `page ${page} of ${relative(directory, path)} does not have its checksum`;
  }
  return undefined;
}
