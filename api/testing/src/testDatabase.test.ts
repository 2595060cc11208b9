import { describe, expect, it } from 'vitest';
import { ENGINES, openEmpty, openLoaded, useDatabase } from './index.ts';

describe.each(ENGINES)('a test database on %s', (engine) => {
  const loaded = useDatabase(openLoaded, engine);

  it('holds the real history', async () => {
    expect(await loaded.database.read('select count(*) as comuni from comuni_al($1::date)', ['2025-01-01'])).toEqual([{ comuni: 7896 }]);
  });

  it('is empty when asked for', async () => {
    const empty = await openEmpty(engine);
    expect(await empty.database.edition()).toBeUndefined();
    await empty.dispose();
  });
});
