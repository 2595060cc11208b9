import { ENGINES } from '@territori/api-testing';
import { openApp, type TestApp } from '@territori/api-testing/testApp';
import type { ReportSpool } from '@territori/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

describe.each(ENGINES)('Spool on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await openApp(engine);
  }, 180_000);
  afterAll(() => api?.dispose());

  const spool = async (url: string, body?: object): Promise<ReportSpool> => (await api.post(`/api/Report/Spool/${url}`, body)).json();

  it('answers with each page its part of the whole, by any column and in both directions', async () => {
    const lombardy = { pFilterFields: ['DEN_REG'], pFilterValues: ['Lombardia'] };
    const { colNames } = await spool('2025-01-01/61?PageSize=1');
    for (const name of colNames) {
      for (const direction of ['ASC', 'DESC']) {
        const sorted = { ...lombardy, orderFields: [name], orderDirects: [direction] };
        const whole = await spool('2025-01-01/61?PageSize=999999', sorted);
        for (const page of [1, 2, 75]) {
          const { body, totalRows } = await spool(`2025-01-01/61?PageNum=${page}&PageSize=10`, sorted);
          expect(body, `${name} ${direction}, page ${page}`).toEqual(whole.body.slice((page - 1) * 10, page * 10));
          expect(totalRows).toBe(whole.body.length);
        }
      }
    }
  }, 60_000);
});
