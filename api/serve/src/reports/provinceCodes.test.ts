import { ENGINES } from '@territori/api-testing';
import { useApp } from '@territori/api-testing/testApp';
import type { OpzioneUts, Promemoria, RigaRicercaCodice, RigaVariazione } from '@territori/wire';
import { describe, expect, it } from 'vitest';

type Row = Record<string, string | number | null>;

/** The statistical codes of Cagliari: a province, a metropolitan city, and one with other borders. */
const CAGLIARI = [
  { code: '092', days: ['1948-01-01', '2014-12-31', '2015-01-01', '2016-04-27'] },
  { code: '292', days: ['2016-04-28', '2025-12-31'] },
  { code: '318', days: ['2026-01-01'] },
].flatMap(({ code, days }) => days.map((day) => ({ code, day })));

describe.each(ENGINES)('the statistical code of a province on %s', (engine) => {
  const api = useApp(engine);

  const onDay = ({ validita_da, validita_a }: OpzioneUts, day: string) => validita_da <= day && day < validita_a;
  const iso = (day: string) => day.split('/').reverse().join('-');

  it.each(CAGLIARI)('is $code for Cagliari on $day, in lists, options and results alike', async ({ code, day }) => {
    const provinces = await api.rows<Row>(64, `pdata=${day}`);
    expect(provinces.filter(({ DEN_UTS }) => DEN_UTS === 'Cagliari')).toMatchObject([{ COD_UTS: code }]);
    const municipalities = await api.rows<Row>(61, `pdata=${day}`);
    expect(municipalities.find(({ COMUNE }) => COMUNE === 'Cagliari')).toMatchObject({ COD_UTS: code });

    const options = await api.query<OpzioneUts>('var_get_ua_uts_lov_diffusione?uts=cagliari');
    const [option] = options.filter((candidate) => onDay(candidate, day));
    expect(option?.cod_uts).toBe(code);

    const results = await api.query<RigaRicercaCodice>(`ricercacodice_criterio_res?ptipounit=2&prc=${option?.id_uts_origine}`);
    const [result] = results.filter((row) => iso(row['Data inizio']) <= day && (row['Data fine'] === ' ' || day <= iso(row['Data fine'])));
    expect(result?.['Codice Istat']).toBe(code);
  });

  it.each(['1930-01-01', '1970-01-01', '2008-01-01', '2015-06-01', '2016-05-31', '2025-01-01', '2026-01-01'])(
    'is the same in the list of provinces of %s and among the options',
    async (day) => {
      const options = await api.query<OpzioneUts>('var_get_ua_uts_lov_diffusione');
      const chosen = options.filter((option) => onDay(option, day)).map(({ cod_uts }) => cod_uts);
      const listed = (await api.rows<Row>(day < '1948-01-01' ? 49 : 64, `pdata=${day}`)).map(
        ({ COD_UTS, COD_PROV_STORICO }) => COD_UTS ?? COD_PROV_STORICO,
      );
      // a form that came back is one, with the days between: Caserta was not there in 1930, and Udine had another name
      const forms = new Set(chosen.filter((code) => !(day === '1930-01-01' && code === '061')));
      expect([...forms].sort()).toEqual(listed.sort());
    },
  );

  it('is named before and after in the history of the unit, for each form that a visitor may have picked', async () => {
    for (const { code } of [{ code: '092' }, { code: '292' }, { code: '318' }]) {
      const changes = await api.query<RigaVariazione>(`var_get_ua_uts_lov_rs?coduts=${code}&uts=Cagliari`);
      expect(changes.filter((change) => change['tipo variazione'] === 'RN')).toMatchObject([
        {
          'data evento': '28/04/2016',
          'descrizione evento': 'Il codice della provincia/Uts di Cagliari (092) diventa 292.',
          'codice corrente': '292',
          id_uts: '292',
          certezza: 'dedotto',
        },
        {
          'data evento': '01/01/2026',
          'descrizione evento': 'Il codice della provincia/Uts di Cagliari (292) diventa 318.',
          'codice corrente': '318',
          id_uts: '318',
          certezza: 'derivato',
        },
      ]);
    }
  });

  it('is the one that the news tell', async () => {
    const { body } = (await api.get('/api/Promemoria?PageNum=1&PageSize=200&dateTime=2026-06-01')).json<{ body: Promemoria[] }>();
    const of = (day: string) => body.find(({ dataInizioValidita }) => dataInizioValidita === day)?.testo;
    expect(of('2016-12-29')).toBe('- Rinumerazione del codice statistico, province/Uts: 1 (Reggio di Calabria (280))');
    expect(of('2016-04-28')).toContain('Estinzione, province/Uts: 4 (Carbonia-Iglesias (107), ');
    expect(of('2016-04-28')).toContain('(Cagliari (292))');
  });

  it('is the one of the units involved in a change', async () => {
    const [change] = (await api.query<RigaVariazione>('var_get_ua_uts_lov_rs?coduts=318&uts=Cagliari')).slice(-1);
    const url = `var_get_ua_uts_lov_rs_dett_ass?id_uts_origine=${change?.id_uts_origine}&mcrvar=RN&idevento=${change?.id_evento}`;
    expect(await api.query(url)).toEqual([
      {
        'Codice Uts': '292',
        Denominazione: 'Cagliari',
        'Codice Uts associato': '318',
        'Denominazione associata': 'Cagliari',
        Certezza: 'derivato',
      },
    ]);
  });

  it('is that of the province until its end, also after metropolitan cities began', async () => {
    const provinces = await api.rows<Row>(64, 'pdata=2015-01-01');
    const codes = Object.fromEntries(provinces.map(({ DEN_UTS, COD_UTS }) => [DEN_UTS, COD_UTS]));
    expect(codes).toMatchObject({ Torino: '201', Palermo: '082', 'Olbia-Tempio': '104', Udine: '030', Vercelli: '002' });
    expect(provinces.filter(({ COD_UTS }) => COD_UTS === null)).toEqual([]);
  });
});
