import type { Readable } from 'node:stream';
import type { GivenTable } from './table.ts';
import { writtenAside } from './writtenAside.ts';

/** A table as CSV for spreadsheets. Throws TooManyFiles as `writtenAside` does. */
export const csvStream = (table: GivenTable): Readable => writtenAside({ tables: [{ name: 'CSV', ...table }], properties: null });
