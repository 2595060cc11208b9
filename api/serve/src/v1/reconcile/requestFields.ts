import type { Localized } from '@territori/languages';
import { message } from '../../message.ts';
import { Problem } from '../errors/Problem.ts';

/** The longest text of a query that is looked at. */
export const LONGEST_TEXT = 300;

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object that a parameter holds as JSON. Throws Problem for anything else. */
export function objectField(name: string, text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
  } catch {
    // the refusal follows
  }
  throw refusedField(name, message('reconcile.notAnObject', { name }));
}

/** The refusal of a parameter. */
export const refusedField = (name: string, text: Localized) => new Problem('parametro_non_valido', text, name);

/** A value of a property: a text, a number, an entity, or the first of several. */
export function textField(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() || undefined;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return textField(value[0]);
  return isObject(value) ? (textField(value.name) ?? textField(value.str) ?? textField(value.id)) : undefined;
}
