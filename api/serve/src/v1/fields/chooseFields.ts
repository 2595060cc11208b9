import type { AnyRow, Cell, Field } from '@territori/edition/fields/Field';
import { message } from '../../message.ts';
import { nearest } from '../errors/nearest.ts';
import { Problem } from '../errors/Problem.ts';

/** The fields and the columns of fields, by name. */
function fieldNamed(fields: readonly Field[], name: string, parameter: string): Field {
  const all = fields.flatMap((field) => [field, ...field.columns]);
  const found = all.find((field) => field.name === name);
  if (found) return found;
  const names = all.map((field) => field.name);
  const near = nearest(name, names);
  const values = { parameter, name, names: names.join(', ') };
  throw new Problem(
    'campo_sconosciuto',
    near ? message('chooseFields.unknown.near', { ...values, near }) : message('chooseFields.unknown', values),
    parameter,
  );
}

/** The names of a list. Throws Problem for a list that has none, as `,`. */
function namesIn(list: string, parameter: string): string[] {
  const names = [...new Set(list.split(',').map((name) => name.trim()))].filter((name) => name !== '');
  if (names.length > 0) return names;
  throw new Problem('parametro_non_valido', message('chooseFields.namesNoField', { parameter, list }), parameter);
}

/** The fields that `campi` names, in its order; all of them without it. Throws Problem for an unknown one. */
export const chooseFields = (fields: readonly Field[], campi: string | undefined): readonly Field[] =>
  campi === undefined ? fields : namesIn(campi, 'campi').map((name) => fieldNamed(fields, name, 'campi'));

const collator = new Intl.Collator('it');

/** Values of one field in order; unknown ones are last. */
function compare(a: Cell, b: Cell): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(String(a), String(b));
}

/**
 * The order that `ordina` names; undefined without it. Rows without a value come last in both directions. Throws Problem for an unknown
 * field.
 */
export function chooseOrder(fields: readonly Field[], ordina: string | undefined): ((a: AnyRow, b: AnyRow) => number) | undefined {
  if (ordina === undefined) return undefined;
  const keys = namesIn(ordina, 'ordina').map((written) => {
    const down = written.startsWith('-');
    const field = fieldNamed(fields, down ? written.slice(1) : written, 'ordina');
    // an object sorts by its code
    const by = field.columns.find(({ name }) => name.endsWith('_codice')) ?? field.columns[0] ?? field;
    return { by, sign: down ? -1 : 1 };
  });
  return (a, b) => {
    for (const { by, sign } of keys) {
      const [left, right] = [by.of(a) ?? null, by.of(b) ?? null];
      if (left === right) continue;
      if (left === null) return 1;
      if (right === null) return -1;
      const order = compare(left, right) * sign;
      if (order !== 0) return order;
    }
    return 0;
  };
}

/** The row with the chosen fields only. */
export const pick = (fields: readonly Field[], row: AnyRow): AnyRow =>
  Object.fromEntries(fields.map((field) => [field.name, field.of(row) ?? null]));
