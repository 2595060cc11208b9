import { useApp } from '@territori/api-testing/testApp';
import type { OpzioneComune, OpzioneUts } from '@territori/wire';
import { describe, expect, it } from 'vitest';

describe('the choice of a unit', () => {
  const api = useApp('pglite');

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

  it.each([
    [null, null],
    ['san', null],
    ["Sant'", null],
    ['È', null],
    [null, '0010'],
    ['al', '006'],
  ])('is what the SQL that one would write gives, by the name %s and the code %s', async (name, code) => {
    const url = new URLSearchParams({ ...(name && { com: name }), ...(code && { procom: code }) });
    const found = await api.query<OpzioneComune>(`var_get_ua_comuni_lov_diffusione?${url}`);
    const wanted = await api.database.read(
      `select coalesce(codice, '') as codice, denominazione, unita_id as unita, sigla, da::text, a::text from ${MUNICIPAL_FORMS} f
       where ($1::text is null or position(portale.piega($1) in ricerca) > 0) and ($2::text is null or starts_with(codice, $2))
       order by $1::text is not null and starts_with(ricerca, portale.piega($1)) desc, ricerca collate "C", f.codice collate "C", da limit 1000`,
      [name, code],
    );
    expect(found).toEqual(
      wanted.map(({ codice, denominazione, unita, sigla, da, a }) => ({
        pro_com_t: codice,
        comune: denominazione,
        id_comune_origine: unita,
        sigla_automobilistica: sigla,
        validita_da: da,
        validita_a: a,
      })),
    );
  });
});

const MUNICIPAL_FORMS = `(
  select unita_id, codice, denominazione, ricerca, (array_agg(sigla_del_tempo(sigla, validita) order by lower(validita) desc))[1] as sigla,
         min(lower(validita)) as da, max(coalesce(upper(validita), date '9999-12-31')) as a
  from versione where livello = 'comune' group by unita_id, codice, denominazione, ricerca)`;
