import { openApp, type TestApp } from '@territori/api-testing/testApp';
import type { OpzioneComune, OpzioneUts } from '@territori/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

describe('the choice of a unit', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await openApp('pglite');
  }, 180_000);
  afterAll(() => api?.dispose());

  const municipalities = async (text: string) =>
    (await api.query<OpzioneComune>(`var_get_ua_comuni_lov_diffusione?com=${encodeURIComponent(text)}`)).map(({ comune }) => comune);

  it.each([
    ["Forli'", 'Forlì'],
    ['Aosta/Aoste', 'Aosta'],
    ['SantAngelo Lodigiano', "Sant'Angelo Lodigiano"],
    ['aglie', 'Agliè'],
  ])('finds first by "%s" the municipality of %s', async (text, name) => {
    expect((await municipalities(text))[0]).toBe(name);
  });

  it("finds by Forli' the province, in each of its forms", async () => {
    const found = await api.query<OpzioneUts>("var_get_ua_uts_lov_diffusione?uts=Forli'");
    expect(found.length).toBeGreaterThan(0);
    for (const { denominazione_uts } of found) expect(denominazione_uts).toMatch(/^Forlì/);
  });

  it('finds nothing by a text that is in no name', async () => {
    expect(await municipalities('xyzzy')).toEqual([]);
  });
});
