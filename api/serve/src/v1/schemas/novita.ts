import { FACT_TABLES } from '@territori/edition/archive/tables';
import { reference } from '@territori/languages';
import { Shape, Text } from '@territori/wire/v1/blocks';
import { Type } from 'typebox';

/** What a column is that does not say the same in each table. */
const OF_SEVERAL: Readonly<Record<string, string>> = {
  tipo: 'novita.tipo',
  valido_dal: 'novita.valido_dal',
  valido_al: 'novita.valido_al',
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

const Key = Shape('ChiaveArchivio', columnsOf(FACT_TABLES.flatMap(({ key }) => key)), 'novita.description');
/** A row of an edition that an earlier program made may have columns that the tables no longer have. */
const ArchivedRow = Type.Object(columnsOf(), { title: 'RigaArchivio', additionalProperties: Cell });
const RowOrNull = (description: string) => Type.Union([ArchivedRow, Type.Null()], { description });

/** A fact that an edition says otherwise than another, or that took place since. */
export const Novita = Shape('Novita', {
  tabella: Text(reference('novita.tabella', { names: FACT_TABLES.map(({ name }) => name).join(', ') })),
  esito: Type.Union([Type.Literal('aggiunto'), Type.Literal('corretto'), Type.Literal('ritirato'), Type.Literal('avvenuto')], {
    description: 'novita.esito',
  }),
  chiave: Key,
  prima: RowOrNull('novita.prima'),
  dopo: RowOrNull('novita.dopo'),
});
