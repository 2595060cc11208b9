import { useApp } from '@territori/api-testing/testApp';
import { describe, expect, it } from 'vitest';

/** Points with what everyone knows of them: longitude, latitude, and the municipality, province and region by day. */
const KNOWN: readonly [string, string, string, readonly string[]][] = [
  ['Milano', '9.19,45.464', '1861-03-17', ['Milano', 'Milano']],
  ['Milano', '9.19,45.464', '1936-04-21', ['Milano', 'Milano']],
  ['Milano', '9.19,45.464', '1991-10-20', ['Milano', 'Milano', 'Lombardia']],
  ['Milano', '9.19,45.464', '2026-01-01', ['Milano', 'Milano', 'Lombardia']],
  ['Trieste, in Austria', '13.777,45.650', '1861-03-17', []],
  ['Trieste', '13.777,45.650', '1936-04-21', ['Trieste', 'Trieste']],
  ['Trieste', '13.777,45.650', '1991-10-20', ['Trieste', 'Trieste', 'Friuli-Venezia Giulia']],
  ['Trieste', '13.777,45.650', '2026-01-01', ['Trieste', 'Trieste', 'Friuli-Venezia Giulia']],
  ['Bolzano, in Austria', '11.354,46.498', '1861-03-17', []],
  ['Bolzano', '11.354,46.498', '1936-04-21', ['Bolzano/Bozen', 'Bolzano']],
  ['Bolzano', '11.354,46.498', '1991-10-20', ['Bolzano/Bozen', 'Bolzano/Bozen', 'Trentino-Alto Adige/Südtirol']],
  ['Bolzano', '11.354,46.498', '2026-01-01', ['Bolzano/Bozen', 'Bolzano/Bozen', 'Trentino-Alto Adige/Südtirol']],
  ['Cagliari', '9.117,39.216', '1861-03-17', ['Cagliari', 'Cagliari']],
  ['Cagliari', '9.117,39.216', '1936-04-21', ['Cagliari', 'Cagliari']],
  ['Cagliari', '9.117,39.216', '1991-10-20', ['Cagliari', 'Cagliari', 'Sardegna']],
  ['Cagliari', '9.117,39.216', '2026-01-01', ['Cagliari', 'Cagliari', 'Sardegna']],
  ['an enclave in Switzerland', '8.971,45.970', '1991-10-20', ["Campione d'Italia", 'Como', 'Lombardia']],
  ['an enclave in Switzerland', '8.971,45.970', '2026-01-01', ["Campione d'Italia", 'Como', 'Lombardia']],
  ...['1861-03-17', '1936-04-21', '1991-10-20', '2026-01-01'].flatMap((day): [string, string, string, string[]][] => [
    ['San Marino', '12.447,43.936', day, []],
    ['the sea', '10.0,42.0', day, []],
    ['Switzerland beside the enclave', '8.951,46.005', day, []],
  ]),
  ...['1936-04-21', '1991-10-20', '2026-01-01'].map((day): [string, string, string, string[]] => ['Vatican', '12.4534,41.9033', day, []]),
];

/** The municipalities of the list that a day's data draw together with others. */
const TOGETHER = ['Milano 1861-03-17', 'Cagliari 1861-03-17'];

interface Answer {
  readonly dati: readonly { readonly denominazione: string; readonly livello: string }[];
  readonly punto: {
    readonly confini: readonly {
      readonly livello: string;
      readonly insieme: string | null;
      readonly disegnate_insieme: boolean;
      readonly frase: string;
    }[];
  };
}

describe('the units of a point', () => {
  const api = useApp('pglite');
  const at = async (point: string, day: string) => (await api.get(`/api/v1/unita?punto=${point}&data=${day}&lingua=it`)).json() as Answer;

  it.each(KNOWN)('%s (%s) on %s', async (_name, point, day, names) => {
    const { dati, punto } = await at(point, day);
    const municipalities = dati.filter(({ livello }) => livello === 'comune').map(({ denominazione }) => denominazione);
    const [name, ...upper] = names;
    // where borders of a day are not in the data, the municipality is one of those that are drawn together
    if (punto.confini[0]?.disegnate_insieme) expect(municipalities).toContain(name);
    else expect(municipalities).toEqual(name === undefined ? [] : [name]);
    expect([TOGETHER.includes(`${name} ${day}`), municipalities.length > 1]).toEqual(
      municipalities.length > 1 ? [true, true] : [false, false],
    );
    expect(dati.filter(({ livello }) => livello !== 'comune').map(({ denominazione }) => denominazione)).toEqual(upper);
    expect(punto.confini.map(({ livello }) => livello)).toEqual(['comune', 'uts', 'regione']);
    for (const { frase } of punto.confini.slice(0, 2)) expect(frase).not.toBe('');
  });

  it('say which boundaries these are, as the call of the boundaries does', async () => {
    const { punto } = await at('9.19,45.464', '1936-04-21');
    const { insieme, frase } = (await api.get('/api/v1/confini?livello=comune&data=1936-04-21&lingua=it')).json();
    expect(punto.confini[0]).toMatchObject({ insieme: insieme.id, data_confini: insieme.data, ricostruito: insieme.ricostruito, frase });
  });

  it('name all units that are drawn together', async () => {
    const day = '1921-12-01';
    const shared = await api.get(`/api/v1/confini?livello=comune&data=${day}`);
    expect(shared.json().condivise).toBeGreaterThan(0);
    // a grid over a part of the country meets at least one area with several holders
    for (let x = 7; x < 16; x += 0.31) {
      for (let y = 40; y < 46; y += 0.29) {
        const { dati, punto } = await at(`${x.toFixed(3)},${y.toFixed(3)}`, day);
        if (!punto.confini[0]?.disegnate_insieme) continue;
        expect(dati.filter(({ livello }) => livello === 'comune').length).toBeGreaterThan(1);
        expect(punto.confini[0].frase).toContain('non è nei dati');
        return;
      }
    }
    throw new Error('no shared area was met');
  }, 60_000);

  it('refuse a text that is not a point, and say when the two numbers seem to be in the other order', async () => {
    for (const wrong of ['9.19', 'Milano', '9,19,45,464', '200,45', '9.19;45.464']) {
      expect((await api.get(`/api/v1/unita?punto=${wrong}`)).json(), wrong).toMatchObject({ status: 400, parametro: 'punto' });
    }
    const exchanged = (await api.get('/api/v1/unita?punto=45.464,9.19&data=2020-01-01&lingua=en')).json();
    expect(exchanged).toMatchObject({ dati: [] });
    expect(exchanged.avviso).toContain('perhaps 9.19,45.464');
  });
});
