import type { Edition } from '@territori/store/database';
import { mapRows, type RowSource, readRows, type SelectedColumns } from '@territori/store/database/readRows';
import type { Provvedimento } from '@territori/wire/v1/provvedimento';
import type { Variazione } from '@territori/wire/v1/variazione';
import { actDate } from '../changes/actDate.ts';

/** Something that happened to a unit on a day: the columns of the schema without the sentence, and what the sentence needs beside them. */
export interface Change extends Omit<Variazione, 'descrizione'> {
  /** The number of the event in the edition, and its place among those of the unit on that day. */
  readonly evento: number;
  readonly ordine: number;
  /** The state that began on that day: null where none did. */
  readonly codice_successivo: string | null;
  readonly denominazione_successiva: string | null;
  /** The number of the act in the edition. */
  readonly atto: number | null;
  /** Ids of the province before and after, and of the regions: null where there is none. */
  readonly uts_prima: number | null;
  readonly uts_dopo: number | null;
  /** The province of the unit, where no state around the event says it. */
  readonly uts_evento: number | null;
  readonly regione_prima: number | null;
  readonly regione_dopo: number | null;
  /** For a change without a kind whose other unit follows from what happened to that unit: territory came from it, or went to it. */
  readonly verso?: 'da' | 'a';
}

/**
 * A change whose `provvedimento` is the number of its act. The name is there from the start, because V8 keeps a row that gets another name
 * later as a hash table, which takes five times the memory.
 */
type ChangeRow = Omit<Change, 'provvedimento' | 'verso'> & { readonly provvedimento: number | null };

/** An act as the edition has it. */
export interface Act {
  readonly id: number;
  readonly testo: string;
  readonly gazzetta: string | null;
  readonly contenuto: string | null;
  readonly url: string | null;
}

/** What happened to the units of an edition: by day, level, code, unit and order within the day; and the acts by their number. */
export interface Events {
  readonly all: readonly Change[];
  readonly acts: ReadonlyMap<number, Act>;
}

/** Where each column of a change is read. A column that the schema has and this list lacks does not compile. */
const COLUMNS: SelectedColumns<ChangeRow> = {
  livello: 'e.livello',
  data: 'e.data',
  tipo: 'e.tipo',
  id: 'e.unita_id',
  codice: 'e.codice',
  denominazione: 'e.denominazione',
  codice_precedente: 'e.codice_prima',
  denominazione_precedente: 'e.denominazione_prima',
  collegata: 'e.relativa',
  id_collegata: 'e.unita_relativa_id',
  codice_collegato: 'e.codice_relativo',
  denominazione_collegata: 'e.denominazione_relativa',
  certezza: 'e.certezza',
  fonte: 'e.fonte',
  certezza_collegata: 'e.certezza_relativa',
  uts_prima: 'e.uts_prima_id',
  uts_dopo: 'e.uts_dopo_id',
  uts_evento: 'e.uts_id',
  regione_prima: 'e.regione_prima_id',
  regione_dopo: 'e.regione_dopo_id',
  provvedimento: 'e.provvedimento_id',
  atto: 'e.provvedimento_id',
  evento: 'e.id',
  ordine: 'e.ordine',
  codice_successivo: 'e.codice_dopo',
  denominazione_successiva: 'e.denominazione_dopo',
};

const ACT_COLUMNS: SelectedColumns<Act> = { id: 'id', testo: 'testo', gazzetta: 'gazzetta', contenuto: 'contenuto', url: 'url' };

/** An act with its date, where its text gives exactly one. */
const provisionOf = ({ testo, gazzetta, url }: Act): Provvedimento => ({ testo, gazzetta, data: actDate(testo), url });

export async function readEvents(source: RowSource, edition: Edition): Promise<Events> {
  const acts = new Map((await readRows<Act>(source, edition, ACT_COLUMNS, 'from provvedimento')).map((act) => [act.id, act]));
  const provisions = new Map([...acts].map(([id, act]) => [id, provisionOf(act)]));
  const all = await mapRows<ChangeRow, Change>(
    source,
    edition,
    {
      columns: COLUMNS,
      from: `from (
       select * from evento_con_stati
       order by data, array_position(array['comune', 'uts', 'regione', 'ripartizione'], livello), codice collate "C", unita_id, ordine
     ) e`,
    },
    (row) => ({ ...row, provvedimento: row.atto === null ? null : (provisions.get(row.atto) ?? null) }),
  );
  return { all, acts };
}

/**
 * No source gives the kind of some changes. The other units of such a change are those that ended in its unit, or were founded from it, on
 * that day: the change has one row for each of them.
 */
export function explained(changes: readonly Change[]): Change[] {
  const steps = new Map<string, Change[]>();
  for (const change of changes) {
    if ((change.tipo !== 'ES' && change.tipo !== 'CS') || change.id_collegata === null) continue;
    const key = `${change.id_collegata} ${change.data}`;
    steps.set(key, [...(steps.get(key) ?? []), change]);
  }
  return changes.flatMap((change) => {
    const found = change.tipo === null && change.id_collegata === null ? steps.get(`${change.id} ${change.data}`) : undefined;
    if (!found) return [change];
    return found.map(
      ({ tipo, id, codice, denominazione, certezza_collegata }): Change => ({
        ...change,
        collegata: 'unità',
        id_collegata: id,
        codice_collegato: codice,
        denominazione_collegata: denominazione,
        certezza_collegata,
        verso: tipo === 'ES' ? 'da' : 'a',
      }),
    );
  });
}
