import type { Edition } from '@territori/store/database';
import { mapRows, type RowSource, readRows, type SelectedColumns } from '@territori/store/database/readRows';
import type { Provvedimento } from '@territori/wire/v1/provvedimento';
import type { Variazione } from '@territori/wire/v1/variazione';
import { actDate } from '../changes/actDate.ts';

/** Something that happened to a unit on a day: the columns of the schema without the sentence, and what the sentence needs beside them. */
export interface Change extends Omit<Variazione, 'descrizione'> {
  /** Ids of the province before and after, and of the regions: null where there is none. */
  readonly uts_prima: number | null;
  readonly uts_dopo: number | null;
  readonly regione_prima: number | null;
  readonly regione_dopo: number | null;
  /** For a change without a kind whose other unit follows from what happened to that unit: territory came from it, or went to it. */
  readonly verso?: 'da' | 'a';
}

/** A change with the number of its act in the edition. */
type ChangeRow = Omit<Change, 'provvedimento' | 'verso'> & { readonly provvedimento: number | null };

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
  uts_dopo: 'coalesce(e.uts_dopo_id, e.uts_id)',
  regione_prima: 'e.regione_prima_id',
  regione_dopo: 'e.regione_dopo_id',
  provvedimento: 'e.provvedimento_id',
};

interface ActRow {
  readonly id: number;
  readonly testo: string;
  readonly gazzetta: string | null;
  readonly url: string | null;
}

/** The acts by their number in the edition, each with its date where its text gives exactly one. */
async function readActs(source: RowSource, edition: Edition): Promise<ReadonlyMap<number, Provvedimento>> {
  const columns: SelectedColumns<ActRow> = { id: 'id', testo: 'testo', gazzetta: 'gazzetta', url: 'url' };
  const rows = await readRows<ActRow>(source, edition, columns, 'from provvedimento');
  return new Map(rows.map(({ id, testo, gazzetta, url }) => [id, { testo, gazzetta, data: actDate(testo), url }]));
}

/** Everything that happened to the units of an edition, by day, level, code and order within the day. */
export async function readChanges(source: RowSource, edition: Edition): Promise<Change[]> {
  const acts = await readActs(source, edition);
  const changes = await mapRows<ChangeRow, Change>(
    source,
    edition,
    {
      columns: COLUMNS,
      from: `from (
       select * from evento_con_stati
       order by data, array_position(array['comune', 'uts', 'regione', 'ripartizione'], livello), codice collate "C", unita_id, ordine
     ) e`,
    },
    (row) => ({ ...row, provvedimento: row.provvedimento === null ? null : (acts.get(row.provvedimento) ?? null) }),
  );
  return explained(changes);
}

/**
 * No source gives the kind of some changes. The other units of such a change are those that ended in its unit, or were founded from it, on
 * that day: the change has one row for each of them.
 */
function explained(changes: readonly Change[]): Change[] {
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
