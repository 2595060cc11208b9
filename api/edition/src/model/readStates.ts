import { mapInSlices } from '@territori/process/mapInSlices';
import type { Database, Edition } from '@territori/store/database';
import { type Columns, readTable } from '@territori/store/database/readTable';
import type { Unita } from '@territori/wire/v1/unita';
import { LEVELS, type Livello } from '@territori/wire/v1/values';

/** A unit over an interval in which nothing that is known of it, its province, its region and its division changed. */
export interface State {
  readonly row: Unita;
  /** The number of its version in the edition: several states may belong to one. */
  readonly version: number;
  /** First day of the interval, and first day after it; null while in force. */
  readonly from: string;
  readonly to: string | null;
}

/** A state as the database gives it: what it belongs to is not nested yet. */
interface StateRow extends Omit<Unita, 'livello' | 'provincia' | 'regione' | 'ripartizione'> {
  readonly versione: number;
  readonly dal: string;
  readonly al: string | null;
  readonly uts_id: number | null;
  readonly uts_codice: string;
  readonly uts_denominazione: string;
  readonly uts_sigla: string | null;
  readonly regione_id: number | null;
  readonly regione_codice: string;
  readonly regione_denominazione: string;
  readonly ripartizione_id: number | null;
  readonly ripartizione_codice: string;
  readonly ripartizione_denominazione: string;
}

const plate = (column: string, interval: string) => `sigla_del_tempo(${column}, ${interval})`;

const NONE: Columns<StateRow> = {
  id: 'null',
  codice: 'null',
  denominazione: 'null',
  denominazione_altra: 'null',
  codice_catastale: 'null',
  valido_dal: 'null',
  valido_al: 'null',
  certezza: 'null',
  fonte: 'null',
  codice_uts: 'null',
  sigla: 'null',
  tipo: 'null',
  codice_fiscale: 'null',
  capoluogo_provincia: 'null',
  capoluogo_regione: 'null',
  nuts1: 'null',
  nuts2: 'null',
  nuts3: 'null',
  versione: 'null',
  dal: 'null',
  al: 'null',
  uts_id: 'null',
  uts_codice: 'null',
  uts_denominazione: 'null',
  uts_sigla: 'null',
  regione_id: 'null',
  regione_codice: 'null',
  regione_denominazione: 'null',
  ripartizione_id: 'null',
  ripartizione_codice: 'null',
  ripartizione_denominazione: 'null',
};

/** What a version itself holds, and the interval within which the state lies. */
const ofVersion = (state: string, interval: string): Partial<Columns<StateRow>> => ({
  id: 'v.unita_id',
  codice: 'v.codice',
  denominazione: 'v.denominazione',
  denominazione_altra: 'v.denominazione_altra',
  valido_dal: 'lower(v.validita)',
  valido_al: 'upper(v.validita)',
  certezza: 'v.certezza',
  fonte: 'v.fonte',
  versione: 'v.id',
  dal: `lower(${state}.${interval})`,
  al: `upper(${state}.${interval})`,
});

const regionOf = (state: string): Partial<Columns<StateRow>> => ({
  regione_id: `${state}.regione_id`,
  regione_codice: `${state}.codice_regione`,
  regione_denominazione: `${state}.denominazione_regione`,
  ripartizione_id: `${state}.ripartizione_id`,
  ripartizione_codice: `${state}.codice_ripartizione`,
  ripartizione_denominazione: `${state}.denominazione_ripartizione`,
});

/** The pieces of a version of a region or division in which its characteristics are known, and the rest of it. */
const PIECES = `
  with pezzo as (
    select v.id as versione_id, v.validita * a.validita as tratto, a.tipo, a.codice_fiscale, a.nuts1, a.nuts2
    from versione v join attributi a on a.unita_id = v.unita_id and a.validita && v.validita
    where v.livello in ('regione', 'ripartizione')
    union all
    select v.id, resto, null, null, null, null
    from versione v
    cross join lateral unnest(datemultirange(v.validita) - coalesce((select range_agg(a.validita) from attributi a where a.unita_id = v.unita_id), '{}')) as resto
    where v.livello in ('regione', 'ripartizione')
  )`;

interface Statement {
  readonly columns: Partial<Columns<StateRow>>;
  readonly from: string;
  readonly before?: string;
}

const STATEMENTS: Readonly<Record<Livello, Statement>> = {
  comune: {
    columns: {
      ...ofVersion('c', 'tratto'),
      ...regionOf('c'),
      codice_catastale: 'c.codice_catastale',
      uts_id: 'c.uts_id',
      uts_codice: 'c.codice_provincia',
      uts_denominazione: 'c.denominazione_uts',
      uts_sigla: plate('c.sigla', 'c.tratto'),
      codice_fiscale: 'c.codice_fiscale',
      capoluogo_provincia: 'c.capoluogo_uts',
      capoluogo_regione: 'c.capoluogo_regione',
      nuts1: 'c.nuts1',
      nuts2: 'c.nuts2',
      nuts3: 'c.nuts3',
    },
    from: 'from comune_esteso c join versione v on v.id = c.versione_id',
  },
  uts: {
    columns: {
      ...ofVersion('u', 'tratto'),
      ...regionOf('u'),
      codice_uts: 'u.codice_uts',
      sigla: plate('u.sigla', 'u.tratto'),
      tipo: 'u.tipo',
      codice_fiscale: 'u.codice_fiscale',
      nuts3: 'u.nuts3',
    },
    from: 'from uts_estesa u join versione v on v.id = u.versione_id',
  },
  regione: {
    columns: {
      ...ofVersion('p', 'tratto'),
      ripartizione_id: 'v.ripartizione_id',
      ripartizione_codice: 'r.codice',
      ripartizione_denominazione: 'r.denominazione',
      tipo: 'p.tipo',
      codice_fiscale: 'p.codice_fiscale',
      nuts2: 'p.nuts2',
    },
    before: PIECES,
    from: `from versione v join pezzo p on p.versione_id = v.id
           left join versione r on r.unita_id = v.ripartizione_id and r.validita @> lower(p.tratto) where v.livello = 'regione'`,
  },
  ripartizione: {
    columns: { ...ofVersion('p', 'tratto'), nuts1: 'p.nuts1' },
    before: PIECES,
    from: `from versione v join pezzo p on p.versione_id = v.id where v.livello = 'ripartizione'`,
  },
};

/** Gives equal objects once, so that forty thousand rows share some hundred provinces. */
function sharing() {
  const known = new Map<string, object>();
  return <T extends object>(value: T): T => {
    const key = Object.values(value).join('|');
    const same = known.get(key);
    if (same) return same as T;
    known.set(key, value);
    return value;
  };
}

/** Makes states of the rows of one level: what a unit belongs to becomes nested. */
function stateMaker(livello: Livello): (row: StateRow) => State {
  const [province, region, division] = [sharing(), sharing(), sharing()];
  return (r) => ({
    version: r.versione,
    from: r.dal,
    to: r.al,
    row: {
      id: r.id,
      livello,
      codice: r.codice,
      denominazione: r.denominazione,
      denominazione_altra: r.denominazione_altra,
      codice_catastale: r.codice_catastale,
      provincia:
        r.uts_id === null ? null : province({ id: r.uts_id, codice: r.uts_codice, denominazione: r.uts_denominazione, sigla: r.uts_sigla }),
      regione:
        r.regione_id === null ? null : region({ id: r.regione_id, codice: r.regione_codice, denominazione: r.regione_denominazione }),
      ripartizione:
        r.ripartizione_id === null
          ? null
          : division({ id: r.ripartizione_id, codice: r.ripartizione_codice, denominazione: r.ripartizione_denominazione }),
      valido_dal: r.valido_dal,
      valido_al: r.valido_al,
      certezza: r.certezza,
      fonte: r.fonte,
      codice_uts: r.codice_uts,
      sigla: r.sigla,
      tipo: r.tipo,
      codice_fiscale: r.codice_fiscale,
      capoluogo_provincia: r.capoluogo_provincia,
      capoluogo_regione: r.capoluogo_regione,
      nuts1: r.nuts1,
      nuts2: r.nuts2,
      nuts3: r.nuts3,
    },
  });
}

const byCode = (a: State, b: State): number => {
  const [left, right] = [a.row.codice ?? '', b.row.codice ?? ''];
  if (left !== right) return left < right ? -1 : 1;
  return a.row.id - b.row.id || (a.from < b.from ? -1 : 1);
};

/** The states of all units of an edition, by level, code, unit and time. */
export async function readStates(database: Database, edition: Edition): Promise<State[]> {
  const states: State[] = [];
  for (const level of LEVELS) {
    const { columns, from, before } = STATEMENTS[level];
    const rows = await readTable<StateRow>(database, edition, { ...NONE, ...columns }, from, before);
    const own = await mapInSlices(rows, stateMaker(level));
    for (const state of own.sort(byCode)) states.push(state);
  }
  return states;
}
