import { type Engine, openEmpty, type TestDatabase } from '@territori/api-testing';
import { folderOf } from '@territori/api-testing/folderOf';
import { historyCsv } from '@territori/api-testing/smallFiles';
import { type TestApp, useApp } from '@territori/api-testing/testApp';
import { load } from '@territori/load/loading/load';
import type { DettaglioAssociato, RigaVariazione } from '@territori/wire';
import { describe, expect, it } from 'vitest';

/** The changes that the portal tells, and the units that it associates with each. */
const asking = (api: TestApp) => {
  const involved = (row?: RigaVariazione) =>
    api.query<DettaglioAssociato>(`var_get_ua_comuni_lov_rs_dett_ass?idcomuneorig=${row?.id_comune_origine}&idevento=${row?.id_evento}`);
  return {
    changes: (name: string, language = 'IT') =>
      api.query<RigaVariazione>(`var_get_ua_comuni_lov_rs?com=${encodeURIComponent(name)}&plang=${language}`),
    involved,
    associated: async (row?: RigaVariazione) =>
      (await involved(row)).map((unit) => `${unit['Codice Comune associato']} ${unit['Denominazione associata']} (${unit.Certezza})`),
  };
};

describe('the other units of a change', () => {
  const api = useApp('pglite');
  const { changes, involved, associated } = asking(api);

  it('are, of a constitution, those that ended in it, each in a row of its own', async () => {
    const constitutions = await changes('Corigliano-Rossano');
    const units = [
      ['078044', 'Corigliano Calabro'],
      ['078108', 'Rossano'],
    ] as const;
    expect(await Promise.all(constitutions.map(involved))).toEqual(
      units.map(([code, name]) => [
        {
          'Codice Comune': '078157',
          Denominazione: 'Corigliano-Rossano',
          'Sigla automobilistica': 'CS',
          'Codice Comune associato': code,
          'Denominazione associata': name,
          'Sigla associata': 'CS',
          Certezza: 'dichiarato',
        },
      ]),
    );
    const sentences = constitutions.map((row) => row['descrizione evento'].split('. ')[0]);
    expect(sentences).toEqual(
      units.map(([code, name]) => `Nasce il comune di Corigliano-Rossano (078157), con il territorio di ${name} (${code})`),
    );
  });

  it('are, of a change that no source specifies, those that ended in the unit that day, and none on another day', async () => {
    const unspecified = (await changes('Agliè')).filter((row) => row['tipo variazione'] === '');
    const days = await Promise.all(unspecified.map(async (row) => [row['data evento'], await associated(row)] as const));
    expect(Object.fromEntries(days)).toEqual({
      '15/06/1929': ['007833 Ciconio (dedotto)', '007859 Ozegna (dedotto)'],
      '09/01/1947': [NONE],
      '10/01/1947': [NONE],
    });
  });

  it('are the one that the event names, where it names one', async () => {
    const ends = (await changes('Ciconio')).filter((row) => row['tipo variazione'] === 'ES');
    expect(await associated(ends[0])).toEqual(['007805 Agliè (dedotto)']);
    expect(ends[0]?.['descrizione evento']).toContain('il territorio passa ad Agliè (007805) (dedotto: è l’unica altra unità');
  });
});

describe('where no file declares what took over, the other units of a change', () => {
  const api = useApp('pglite', {}, openUndeclared);
  const { changes, associated } = asking(api);

  it('are, of a constitution that names none, those that ended in it', async () => {
    const [constitution] = await changes('Zeta');
    expect(await associated(constitution)).toEqual(['001004 Delta (dedotto)', '001005 Epsilon (dedotto)']);
    expect(constitution?.['descrizione evento']).toBe(
      'Nasce il comune di Zeta (001006), con il territorio di Delta (001004) e Epsilon (001005) (dedotto: è l’unico passaggio possibile quel giorno).',
    );
    const [english] = await changes('Zeta', 'EN');
    expect(english?.['descrizione evento']).toContain('with the territory of Delta (001004) and Epsilon (001005) (deduced');
  });

  it('are, of an end that names none, those that were founded with the territory, and its description does not deny it', async () => {
    const [end] = (await changes('Alfa')).filter((row) => row['tipo variazione'] === 'ES');
    expect(await associated(end)).toEqual(['001002 Beta (dedotto)', '001003 Gamma (dedotto)']);
    expect(end?.['descrizione evento']).not.toContain('nessuna fonte caricata');
  });
});

/** The row of a change with which no other unit is associated. */
const NONE = 'null null (null)';

/** Alfa was split into Beta and Gamma, Delta and Epsilon were united in Zeta. */
async function openUndeclared(engine: Engine): Promise<TestDatabase> {
  const test = await openEmpty(engine);
  const history = historyCsv(
    '001001 ALFA 01-01-2000 01-01-2010',
    '001002 BETA 01-01-2010 31-12-9999',
    '001003 GAMMA 01-01-2010 31-12-9999',
    '001004 DELTA 01-01-2000 01-01-2015',
    '001005 EPSILON 01-01-2000 01-01-2015',
    '001006 ZETA 01-01-2015 31-12-9999',
  );
  await load(test.database, { by: 'record', folder: await folderOf({ 'cities.csv': history }) });
  return test;
}
