import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DettaglioAssociato, RigaVariazione } from '../../schemas/wire.ts';
import { openApp, type TestApp } from '../../testing/testApp.ts';

describe('the other units of a change', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await openApp('pglite');
  }, 180_000);
  afterAll(() => api?.dispose());

  const changes = (name: string, language = 'IT') =>
    api.query<RigaVariazione>(`var_get_ua_comuni_lov_rs?com=${encodeURIComponent(name)}&plang=${language}`);
  const involved = (row?: RigaVariazione) =>
    api.query<DettaglioAssociato>(`var_get_ua_comuni_lov_rs_dett_ass?idcomuneorig=${row?.id_comune_origine}&idevento=${row?.id_evento}`);
  const associated = async (row?: RigaVariazione) =>
    (await involved(row)).map((unit) => `${unit['Codice Comune associato']} ${unit['Denominazione associata']} (${unit.Certezza})`);

  it('are, of a constitution that names none, those that ended in it', async () => {
    const [constitution] = await changes('Corigliano-Rossano');
    expect(await involved(constitution)).toEqual(
      [
        ['078044', 'Corigliano Calabro'],
        ['078108', 'Rossano'],
      ].map(([code, name]) => ({
        'Codice Comune': '078157',
        Denominazione: 'Corigliano-Rossano',
        'Sigla automobilistica': 'CS',
        'Codice Comune associato': code,
        'Denominazione associata': name,
        'Sigla associata': 'CS',
        Certezza: 'dedotto',
      })),
    );
    expect(constitution?.['descrizione evento']).toBe(
      'Nasce il comune di Corigliano-Rossano (078157), con il territorio di Corigliano Calabro (078044) e Rossano (078108) (dedotto: è l’unico passaggio possibile quel giorno).',
    );
    const [english] = await changes('Corigliano-Rossano', 'EN');
    expect(english?.['descrizione evento']).toContain('with the territory of Corigliano Calabro (078044) and Rossano (078108) (deduced');
  });

  it('are, of a change that no source specifies, those that ended in the unit that day, and none on another day', async () => {
    const unspecified = (await changes('Agliè')).filter((row) => row['tipo variazione'] === '');
    const days = await Promise.all(unspecified.map(async (row) => [row['data evento'], await associated(row)] as const));
    expect(Object.fromEntries(days)).toEqual({
      '15/06/1929': ['007833 Ciconio (dedotto)', '007859 Ozegna (dedotto)'],
      '09/01/1947': [NONE],
      '10/01/1947': [NONE],
      '01/01/2015': [NONE],
    });
  });

  it('are the one that the event names, where it names one', async () => {
    const ends = (await changes('Ciconio')).filter((row) => row['tipo variazione'] === 'ES');
    expect(await associated(ends[0])).toEqual(['007805 Agliè (dedotto)']);
    expect(ends[0]?.['descrizione evento']).toContain('il territorio passa ad Agliè (007805) (dedotto: è l’unica altra unità');
  });

  it('are those of the lineage also of an end that names none, and its description does not deny it', async () => {
    const rows = await api.database.read<{ nome: string; id: number }>(ENDS_WITH_STEPS, [], { edition: 1 });
    expect(rows.length).toBeGreaterThan(0);
    for (const { nome, id } of rows) {
      const row = (await changes(nome)).find(({ id_evento }) => id_evento === id);
      expect(row?.['descrizione evento']).not.toContain('nessuna fonte caricata');
      expect(await associated(row)).not.toContain(NONE);
    }
  });
});

/** The row of a change with which no other unit is associated. */
const NONE = 'null null (null)';

/** Some ends that name nobody, though another unit began with the territory that day. */
const ENDS_WITH_STEPS = `
  select e.id, e.denominazione as nome from evento_esteso e
  where e.tipo = 'ES' and e.unita_relativa_id is null and exists (select from passaggio p where p.origine_id = e.unita_id and p.data = e.data)
  order by e.data desc limit 5`;
