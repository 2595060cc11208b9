import type { Unita } from '@territori/wire/v1/unita';
import type { Livello } from '@territori/wire/v1/values';

/** The SQL of a value at each level that has it, by the names of `STATE_TABLES`; at the others it is null. */
export type Reading = Readonly<Partial<Record<Livello, string>>>;

/** The readings of the columns of a unit; of a column that is an object those of its members. */
export type UnitReadings = {
  readonly [Name in Exclude<keyof Unita, 'livello'>]: NonNullable<Unita[Name]> extends object
    ? { readonly [Member in keyof NonNullable<Unita[Name]>]: Reading }
    : Reading;
};

/** The tables in which the states of a level are found: `v` is the version, `s` what is known of it, `interval` the time of the state. */
interface StateTables {
  readonly interval: string;
  readonly from: string;
  /** Common table expressions. */
  readonly before?: string;
}

/** The pieces of a version of a region or division in which its characteristics are known, and the rest of it. */
const PIECES = `
  with pezzo as (
    select v.id as versione_id, v.validita * a.validita as tratto
    from versione v join attributi a on a.unita_id = v.unita_id and a.validita && v.validita
    where v.livello in ('regione', 'ripartizione')
    union all
    select v.id, resto
    from versione v
    cross join lateral unnest(datemultirange(v.validita) - coalesce((select range_agg(a.validita) from attributi a where a.unita_id = v.unita_id), '{}')) as resto
    where v.livello in ('regione', 'ripartizione')
  )`;

const inPieces = (level: Livello): string =>
  `from versione v join pezzo p on p.versione_id = v.id
   left join attributi s on s.unita_id = v.unita_id and s.validita @> lower(p.tratto)
   left join versione r on r.unita_id = v.ripartizione_id and r.validita @> lower(p.tratto)
   where v.livello = '${level}'`;

export const STATE_TABLES: Readonly<Record<Livello, StateTables>> = {
  comune: { interval: 's.tratto', from: 'from comune_esteso s join versione v on v.id = s.versione_id' },
  uts: { interval: 's.tratto', from: 'from uts_estesa s join versione v on v.id = s.versione_id' },
  regione: { interval: 'p.tratto', before: PIECES, from: inPieces('regione') },
  ripartizione: { interval: 'p.tratto', before: PIECES, from: inPieces('ripartizione') },
};

const at = (sql: string, ...levels: readonly Livello[]): Reading => Object.fromEntries(levels.map((level) => [level, sql]));
const everywhere = (sql: string): Reading => at(sql, 'comune', 'uts', 'regione', 'ripartizione');

/** Where each column of a unit is read. A column that the schema has and this list lacks does not compile. */
export const UNIT_READINGS: UnitReadings = {
  id: everywhere('v.unita_id'),
  codice: everywhere('v.codice'),
  denominazione: everywhere('v.denominazione'),
  denominazione_altra: everywhere('v.denominazione_altra'),
  codice_catastale: at('s.codice_catastale', 'comune'),
  provincia: {
    id: at('s.uts_id', 'comune'),
    codice: at('s.codice_provincia', 'comune'),
    denominazione: at('s.denominazione_uts', 'comune'),
    sigla: at('sigla_del_tempo(s.sigla, s.tratto)', 'comune'),
  },
  regione: {
    id: at('s.regione_id', 'comune', 'uts'),
    codice: at('s.codice_regione', 'comune', 'uts'),
    denominazione: at('s.denominazione_regione', 'comune', 'uts'),
  },
  ripartizione: {
    id: { ...at('s.ripartizione_id', 'comune', 'uts'), regione: 'v.ripartizione_id' },
    codice: { ...at('s.codice_ripartizione', 'comune', 'uts'), regione: 'r.codice' },
    denominazione: { ...at('s.denominazione_ripartizione', 'comune', 'uts'), regione: 'r.denominazione' },
  },
  valido_dal: everywhere('lower(v.validita)'),
  valido_al: everywhere('upper(v.validita)'),
  certezza: everywhere('v.certezza'),
  fonte: everywhere('v.fonte'),
  codice_uts: at('s.codice_uts', 'uts'),
  sigla: at('sigla_del_tempo(s.sigla, s.tratto)', 'uts'),
  tipo: at('s.tipo', 'uts', 'regione'),
  codice_fiscale: at('s.codice_fiscale', 'comune', 'uts', 'regione'),
  capoluogo_provincia: at('s.capoluogo_uts', 'comune'),
  capoluogo_regione: at('s.capoluogo_regione', 'comune'),
  nuts1: at('s.nuts1', 'comune', 'ripartizione'),
  nuts2: at('s.nuts2', 'comune', 'regione'),
  nuts3: at('s.nuts3', 'comune', 'uts'),
};
