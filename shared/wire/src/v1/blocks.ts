import { reference } from '@territori/languages';
import { type TProperties, type TSchema, Type } from 'typebox';

/** An object of an answer: it has exactly these properties, and its type in a client has this name. A name stands for one shape. */
export const Shape = <P extends TProperties>(title: string, properties: P, description?: string) =>
  Type.Object(properties, { title, additionalProperties: false, ...(description === undefined ? {} : { description }) });

export const Text = (description: string, example?: string) =>
  Type.String({ description, ...(example === undefined ? {} : { examples: [example] }) });
export const Whole = (description: string) => Type.Integer({ description });
export const Share = (description: string) => Type.Number({ minimum: 0, maximum: 1, description });
export const Flag = (description: string) => Type.Boolean({ description });
export const Day = (description: string) => Type.String({ format: 'date', description: reference('day', { of: description }) });

/** The value, or null when it is not known or does not apply; `description` says which. */
export const OrNull = <S extends TSchema>(schema: S) =>
  Type.Union([schema, Type.Null()], { description: (schema as { description?: string }).description ?? '' });
