import { copyLoaded, ENGINES, type Engine, type TestDatabase } from '@territori/api-testing';
import { storiesByHand } from '@territori/api-testing/storiesByHand';
import { type TestApp, useApp } from '@territori/api-testing/testApp';
import { searchPath } from '@territori/store/database/sessionSettings';
import type { DettaglioAssociato, Livello, StoriaUnita } from '@territori/wire';
import { describe, expect, it } from 'vitest';

interface Unit {
  readonly id: number;
  readonly livello: Livello;
}

const KINDS = {
  comune: ['1', 'comuni', 'idcomuneorig'],
  uts: ['2', 'uts', 'id_uts_origine'],
  regione: ['3', 'reg', 'id_regione_origine'],
} as const;

/** The columns of the associated units that SQL by hand gives: those of municipalities and regions. */
const associationOf = (row: DettaglioAssociato) => ({
  before: row['Codice Comune'] ?? row['Codice Compartimento/Regione'],
  name: row.Denominazione,
  after: row['Codice Comune associato'] ?? row.CodCompRegAss ?? null,
  certainty: row.Certezza,
});

async function expectStoriesByHand(api: TestApp, units: readonly Unit[]): Promise<void> {
  const byHand = await storiesByHand(
    api.database,
    units.map(({ id }) => id),
  );
  for (const { id, livello } of units) {
    const { versions, events, steps, codes, associated } = byHand.get(id) ?? {};
    const { versioni, eventi, predecessori, successori }: StoriaUnita = (await api.get(`/api/unita/${id}/storia`)).json();
    expect(versioni, `versions of ${id}`).toEqual(versions);
    expect(
      eventi.map(({ descrizione, ...event }) => event),
      `events of ${id}`,
    ).toEqual(events);
    expect({ predecessori, successori }, `steps of ${id}`).toEqual(steps);
    if (livello === 'ripartizione') continue;
    const [kind, name, parameter] = KINDS[livello];
    const found = await api.query(`ricercacodice_criterio_res?ptipounit=${kind}&prc=${id}`);
    expect(found, `codes of ${id}`).toMatchObject(codes ?? []);
    const rows = await api.query<DettaglioAssociato>(`var_get_ua_${name}_lov_rs_dett_ass?${parameter}=${id}`);
    expect(rows.length, `units associated with ${id}`).toBe(associated?.length);
    if (livello === 'uts') continue;
    expect(rows.map(associationOf), `units associated with ${id}`).toEqual(
      associated?.map(({ before, name, after, certainty }) => ({ before, name, after, certainty })),
    );
    if (livello === 'comune') {
      const plates = rows.map((row) => [row['Sigla automobilistica'], row['Sigla associata']]);
      expect(plates, `plates of ${id}`).toEqual(associated?.map(({ plate, plate_after }) => [plate, plate_after]));
    } else expect(rows.map((row) => row['Codice Ripartizione'])).toEqual(associated?.map(({ division }) => division));
  }
}

/** Every so many units of a level, by number. */
const unitsOf = async (api: TestApp): Promise<Unit[]> => {
  const units = await api.database.read<Unit>('select id, livello from unita order by id');
  return units.filter(({ livello }, nth) => livello !== 'comune' || nth % 61 === 0);
};

describe.each(ENGINES)('the stories of units beside SQL by hand, on %s', (engine) => {
  const api = useApp(engine);

  it('are those of every upper unit and of some municipalities', async () => {
    const units = await unitsOf(api);
    expect(units.length).toBeGreaterThan(250);
    await expectStoriesByHand(api, units);
  }, 120_000);
});

/** What no file of the record has, and another edition may have. */
const ODD = `
  -- since 1990, a division with another code, and a province with another plate while code, name and region stay
  insert into versione (id, unita_id, livello, codice, denominazione, denominazione_it, regione_id, sigla, certezza, validita)
    select (select max(id) from versione) + row_number() over (), unita_id, livello, codice || case livello when 'ripartizione' then '0' else '' end,
           denominazione, denominazione_it, regione_id, case livello when 'uts' then 'ZZ' end, certezza, daterange('1990-01-01', null)
    from versione where livello in ('ripartizione', 'uts') and validita @> daterange('1989-01-01', null);
  update versione set validita = daterange(lower(validita), '1990-01-01')
    where livello in ('ripartizione', 'uts') and validita @> daterange('1989-01-01', null);
  -- municipalities without a code
  update versione set codice = null where livello = 'comune' and unita_id % 7 = 0;
  -- a province without a statistical code for a time
  delete from attributi where unita_id in (select id from unita where livello = 'uts') and unita_id % 3 = 0 and lower(validita) < '1974-01-01';
  refresh materialized view uts_estesa; refresh materialized view comune_esteso; refresh materialized view evento_con_stati`;

async function openOdd(engine: Engine): Promise<TestDatabase> {
  const test = await copyLoaded(engine);
  const { id } = await test.database.inService();
  await test.database.transaction(({ run }) => run(`set local search_path = ${searchPath(id)}; ${ODD}`));
  return test;
}

describe('the stories of units of an odd edition beside SQL by hand', () => {
  const api = useApp('pglite', {}, openOdd);

  it('are those of every upper unit and of some municipalities', async () => {
    await expectStoriesByHand(api, await unitsOf(api));
  }, 120_000);
});
