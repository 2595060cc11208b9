import { useApp } from '@territori/api-testing/testApp';
import type { Promemoria } from '@territori/wire';
import { describe, expect, it } from 'vitest';

describe('the news of a day of changes', () => {
  const api = useApp('pglite');

  const newsOf = async (day: string, language = 'IT'): Promise<Promemoria | undefined> => {
    const address = '/api/Promemoria?PageNum=1&PageSize=9999&flagDiffusione=1&dateTime=2026-11-26';
    const { body } = (await api.get(address, { language })).json<{ body: Promemoria[] }>();
    return body.find(({ variazioniDel }) => variazioniDel === day);
  };

  it('have the act by which all of them are: a line with its date, then its text', async () => {
    const written = 'L.R. N. 1 del 17/02/2026; B.U.R. N. 21 del 20/02/2026';
    expect(await newsOf('2026-02-21')).toMatchObject({
      idProvvedimento: expect.stringMatching(/^\d+$/),
      testoProvvedimento: `17/02/2026\nTesto: ${written}`,
    });
    expect((await newsOf('2026-02-21', 'EN'))?.testoProvvedimento).toBe(`17/02/2026\nText: ${written}`);
  });

  it('have none where they are by several acts, or where no source says by which', async () => {
    // mergers in several regions; the codes of Sardinia, where no source says by which act those of its provinces changed
    for (const day of ['2014-01-01', '2026-01-01'])
      expect(await newsOf(day), day).toMatchObject({ idProvvedimento: null, testoProvvedimento: null });
  });
});
