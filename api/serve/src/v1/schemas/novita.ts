import { FACT_TABLES } from '@territori/edition/archive/tables';
import { Shape, Text } from '@territori/wire/v1/blocks';
import { Type } from 'typebox';

/** What a column is that does not say the same in each table. */
const OF_SEVERAL: Readonly<Record<string, string>> = {
  tipo: 'Of a unit the type of a uts or of a regione, a number; of a change its kind',
  valido_dal: 'First day of the row: in unita of code, name, province and cadastral code, in versioni of the state',
  valido_al: 'First day after those of the row, null while it lasts',
};

const Cell = Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()]);
const Value = (description: string) =>
  Type.Optional(Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()], { description }));

/** Columns of the tables by name, each once, as the first table has it; a row has those of its own table. */
function columnsOf(names?: readonly string[]): Record<string, ReturnType<typeof Value>> {
  const columns: Record<string, ReturnType<typeof Value>> = {};
  for (const { name, description } of FACT_TABLES.flatMap((table) => table.columns))
    if (names?.includes(name) ?? true) columns[name] ??= Value(OF_SEVERAL[name] ?? description);
  return columns;
}

const Key = Shape(
  'ChiaveArchivio',
  columnsOf(FACT_TABLES.flatMap(({ key }) => key)),
  'The columns of the key of the table with their values',
);
/** A row of an edition that an earlier program made may have columns that the tables no longer have. */
const ArchivedRow = Type.Object(columnsOf(), { title: 'RigaArchivio', additionalProperties: Cell });
const RowOrNull = (description: string) => Type.Union([ArchivedRow, Type.Null()], { description });

/** A fact that an edition says otherwise than another, or that took place since. */
export const Novita = Shape('Novita', {
  tabella: Text(`The table of the archive: ${FACT_TABLES.map(({ name }) => name).join(', ')}`),
  esito: Type.Union([Type.Literal('aggiunto'), Type.Literal('corretto'), Type.Literal('ritirato'), Type.Literal('avvenuto')], {
    description:
      'aggiunto: the earlier edition does not have the row; corretto: it has other values; ritirato: only it has the row. With `dal` also avvenuto: a change of a day from then on that the earlier edition knows already, or of which no kept edition can say when it became known',
  }),
  chiave: Key,
  prima: RowOrNull('The row of the earlier edition, null for one that was added'),
  dopo: RowOrNull('The row of the edition in service, null for one that was withdrawn'),
});
