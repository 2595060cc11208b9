import { censusDay } from '@territori/traduzione/storia';
import { Corrispondenza } from '@territori/wire/v1/corrispondenza';
import { Unita } from '@territori/wire/v1/unita';
import { Variazione } from '@territori/wire/v1/variazione';
import { Type } from 'typebox';
import type { EditionModel } from '../EditionModel.ts';
import { changeRow } from '../rows/changeRow.ts';
import { correspondenceRow } from '../rows/correspondenceRow.ts';
import { type BulkTable, compareKeys } from './BulkTable.ts';
import { type BulkRow, columnsOfRows, flattener } from './Column.ts';

/** The items by their unit, then by a day or another part of their key; items that are equal in both keep their order. */
const inOrderOfUnits = <Item>(items: readonly Item[], unit: (item: Item) => number, then: (item: Item) => string = () => ''): Item[] =>
  [...items].sort((a, b) => unit(a) - unit(b) || (then(a) < then(b) ? -1 : then(a) > then(b) ? 1 : 0));

const UNIT_COLUMNS = columnsOfRows(Unita);
const unitRow = flattener(Unita);
/** The columns of a unit that hold the id of another unit. */
const UPPER_UNIT_COLUMNS = ['provincia_id', 'regione_id', 'ripartizione_id'];

const unita: BulkTable = {
  name: 'unita',
  description: 'tables.unita',
  columns: UNIT_COLUMNS,
  key: ['id'],
  unitColumns: UPPER_UNIT_COLUMNS,
  *rows(model) {
    for (const { row } of inOrderOfUnits(model.last, ({ id }) => id)) yield unitRow(row);
  },
};

/** The days on which code, name, province and cadastral code were these: several states may lie within them. */
const PERIOD_OF_NAME: Readonly<Record<string, string>> = { valido_dal: 'nome_dal', valido_al: 'nome_al' };

const versioni: BulkTable = {
  name: 'versioni',
  description: 'tables.versioni',
  columns: [
    ...UNIT_COLUMNS.filter(({ name }) => !(name in PERIOD_OF_NAME)),
    { name: 'valido_dal', kind: 'date', description: 'tables.versioni.valido_dal', required: true },
    { name: 'valido_al', kind: 'date', description: 'tables.versioni.valido_al', required: false },
    // one meaning a name: `valido_dal` is that of the row
    ...UNIT_COLUMNS.flatMap((column) =>
      column.name in PERIOD_OF_NAME ? [{ ...column, name: PERIOD_OF_NAME[column.name] as string }] : [],
    ),
  ],
  key: ['id', 'valido_dal'],
  unitColumns: ['id', ...UPPER_UNIT_COLUMNS],
  *rows(model) {
    const states = inOrderOfUnits(
      model.states,
      ({ id }) => id,
      (state) => state.from,
    );
    for (const { row, from, to } of states) {
      const { valido_dal, valido_al, ...others } = unitRow(row);
      yield { ...others, valido_dal: from, valido_al: to, nome_dal: valido_dal ?? null, nome_al: valido_al ?? null };
    }
  },
};

const changeOf = flattener(Variazione);

/** The changes from a day on as rows of the table, in the order of its key. */
export async function changeRows(model: EditionModel, from = ''): Promise<BulkRow[]> {
  const rows: BulkRow[] = [];
  for await (const row of changesFrom(model, from)) rows.push(row);
  return rows;
}

async function* changesFrom(model: EditionModel, from: string): AsyncGenerator<BulkRow> {
  const all = await model.changes();
  const changes = inOrderOfUnits(
    all.filter(({ data }) => data >= from),
    ({ id }) => id,
    ({ data }) => data,
  );
  let [place, ordine] = ['', 0];
  for (const change of changes) {
    const own = `${change.id} ${change.data}`;
    ordine = own === place ? ordine + 1 : 1;
    place = own;
    const { descrizione } = changeRow(change, { model, language: 'en' });
    yield { ...changeOf(changeRow(change, { model, language: 'it' })), ordine, descrizione_en: descrizione };
  }
}

export const VARIAZIONI: BulkTable = {
  name: 'variazioni',
  description: 'tables.variazioni',
  columns: [
    ...columnsOfRows(Variazione),
    { name: 'ordine', kind: 'integer', description: 'tables.ordine', required: true },
    { name: 'descrizione_en', kind: 'text', description: 'tables.descrizione_en', required: true },
  ],
  key: ['id', 'data', 'ordine'],
  unitColumns: ['id', 'id_collegata'],
  rows: (model) => changesFrom(model, ''),
};

/** The censuses from which the archive has correspondences: their data are published by municipality with the codes of the day. */
const CENSUS_YEARS = [1951, 1961, 1971, 1981, 1991, 2001, 2011, 2021];

/** A row without the events, which are in the table of the changes. */
const ArchivedPair = Type.Omit(Corrispondenza, ['eventi']);
const correspondenceOf = flattener(ArchivedPair);

const corrispondenze: BulkTable = {
  name: 'corrispondenze',
  description: 'tables.corrispondenze',
  columns: [
    { name: 'data_da', kind: 'date', description: 'tables.corrispondenze.data_da', required: true },
    { name: 'data_a', kind: 'date', description: 'tables.corrispondenze.data_a', required: true },
    ...columnsOfRows(ArchivedPair),
  ],
  key: ['data_da', 'id_da', 'id_a'],
  unitColumns: ['id_da', 'id_a'],
  async *rows(model, edition) {
    const correspondences = await model.correspondences();
    for (const year of CENSUS_YEARS) {
      const day = censusDay(year);
      if (day === undefined || day > edition.date) continue;
      const table = correspondences.between('comune', day, edition.date);
      const rows = table.rows.map((pair): BulkRow => {
        const row = correspondenceRow({ table, pair }, [day, edition.date], { model });
        return { data_da: day, data_a: edition.date, ...correspondenceOf(row) };
      });
      yield* rows.sort((a, b) => compareKeys(corrispondenze, a, b));
    }
  },
};

/** The tables of the archive. `unita` is the first, because the others refer to it. */
export const TABLES: readonly BulkTable[] = [unita, versioni, VARIAZIONI, corrispondenze];

/** The tables that hold facts of the edition alone: correspondences follow from them and from the last day of the edition. */
export const FACT_TABLES: readonly BulkTable[] = [unita, versioni, VARIAZIONI];
