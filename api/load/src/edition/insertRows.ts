import type { Parameter, Transaction } from '@territori/store/database';

const BATCH = 4000;

type Cell = string | number | boolean | null;

/** Inserts objects into a table, some thousands a statement; `columns` gives each column its PostgreSQL type and its value. */
export async function insertRows<Item>(
  transaction: Transaction,
  table: string,
  items: readonly Item[],
  columns: Record<string, readonly [type: string, value: (item: Item) => Cell]>,
): Promise<void> {
  const names = Object.keys(columns);
  const arrays = Object.values(columns).map(([type], index) => `$${index + 1}::${type}[]`);
  const sql = `insert into ${table} (${names.join(', ')}) select * from unnest(${arrays.join(', ')})`;
  for (let start = 0; start < items.length; start += BATCH) {
    const batch = items.slice(start, start + BATCH);
    await transaction.query(
      sql,
      Object.values(columns).map(([, value]): Parameter => batch.map(value)),
    );
  }
}
