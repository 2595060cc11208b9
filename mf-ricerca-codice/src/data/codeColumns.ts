import type { RigaRicercaCodice } from '@territori/contract/wire';
import type { Translate } from '@territori/kit';
import it from '../messages/it.json';

/** The column whose blank means "still in force". */
export const END_COLUMN = 'Data fine';

const ALWAYS_COLUMNS = ['Codice Istat', 'Denominazione', 'Data inizio', END_COLUMN];

type Named = keyof typeof it extends infer Key ? (Key extends `colonna.${infer Name}` ? Name : never) : never;
const isNamed = (name: string): name is Named => Object.hasOwn(it, `colonna.${name}`);

export interface CodeColumn {
  readonly name: string;
  readonly label: string;
}

/** Code, name and validity, then the further columns of the answer, which the API names in Italian. */
export function codeColumns(rows: readonly RigaRicercaCodice[], text: Translate<typeof it>): readonly CodeColumn[] {
  const others = Object.keys(rows[0] ?? {}).filter((name) => !ALWAYS_COLUMNS.includes(name));
  return [...ALWAYS_COLUMNS, ...others].map((name) => ({ name, label: isNamed(name) ? text(`colonna.${name}`) : name }));
}
