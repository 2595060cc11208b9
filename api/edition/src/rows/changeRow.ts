import { CHANGE_KINDS, changeKindName } from '@territori/history/edition/changeKinds';
import type { Language } from '@territori/languages';
import { textIn } from '@territori/languages';
import { Variazione } from '@territori/wire/v1/variazione';
import { changeSentence } from '../changes/changeSentences.ts';
import type { EditionModel } from '../EditionModel.ts';
import type { Change } from '../model/readEvents.ts';

/** What the sentence of a change needs beside it. */
interface Context {
  readonly model: EditionModel;
  readonly language: Language;
}

const named = (name: string, code: string | null) => (code ? `${name} (${code})` : name);

/** The columns in the order of the schema. */
const COLUMNS = Object.keys(Variazione.properties) as (keyof Variazione)[];

/** The change as a row, with its description in the language of the call. */
export function changeRow(change: Change, context: Context): Variazione {
  const columns: Readonly<Record<string, unknown>> = { ...change, descrizione: describe(change, context) };
  const row: Record<string, unknown> = {};
  for (const name of COLUMNS) row[name] = columns[name];
  return row as Variazione;
}

function describe(change: Change, { model, language }: Context): string {
  const { livello, tipo, data, codice, denominazione, codice_precedente, denominazione_precedente } = change;
  // divisions have a first day and nothing else
  if (livello === 'ripartizione') return textIn(changeKindName(tipo), language);
  const provinceOn = (id: number | null) =>
    id === null ? null : (model.ofUnit(id).findLast(({ from }) => from <= data)?.row.denominazione ?? null);
  const isThere = (id: number) => model.ofUnit(id).some(({ from, to }) => from <= data && (to === null || data < to));
  const other = change.collegata === 'unità' && tipo !== 'AP' && tipo !== null && tipo in CHANGE_KINDS;
  const collegata = change.denominazione_collegata && named(change.denominazione_collegata, change.codice_collegato);
  return changeSentence(
    tipo,
    {
      level: livello,
      before: named(denominazione_precedente ?? denominazione, codice_precedente ?? codice),
      after: named(denominazione, codice),
      newName: denominazione,
      newCode: codice,
      oldProvince: provinceOn(change.uts_prima),
      newProvince:
        tipo === 'AP' && change.denominazione_collegata ? change.denominazione_collegata : provinceOn(change.uts_dopo ?? change.uts_evento),
      ...(other && collegata && { others: collegata }),
      ...(change.verso && collegata && { [change.verso === 'da' ? 'gainedFrom' : 'lostTo']: collegata }),
      othersStay: change.id_collegata !== null && isThere(change.id_collegata),
      abroad: change.collegata === 'estero',
    },
    language,
  );
}
