import { type Static, type TSchema, Type } from 'typebox';

type Fixed<T> = T extends readonly (infer Item)[]
  ? readonly Fixed<Item>[]
  : T extends object
    ? { readonly [K in keyof T]: Fixed<T[K]> }
    : T;

/** The type of what a schema describes, read-only throughout. */
export type Wire<S extends TSchema> = Fixed<Static<S>>;

export const closed = { additionalProperties: false } as const;
/**
 * The same for a shape with a name: clients that are made of the definitions give their type this name (`http/namedSchemas.ts`). A name
 * stands for one shape.
 */
export const named = <N extends string>(title: N) => ({ ...closed, title }) as const;
export const Text = Type.String();
export const Count = Type.Integer({ minimum: 0 });
export const orNull = <S extends TSchema>(schema: S, description?: string) =>
  Type.Union([schema, Type.Null()], description === undefined ? {} : { description });
export const NullableText = orNull(Text);
export const Day = Type.String({ format: 'date', description: 'YYYY-MM-DD' });
export const ItalianDay = Type.String({ description: 'DD/MM/YYYY' });
export const Id = orNull(Type.Integer());

/** A text with a description. */
export const described = (description: string) => Type.String({ description });
/** A day with a description, `YYYY-MM-DD`. */
export const dayOf = (description: string) => Type.String({ format: 'date', description: `${description}, YYYY-MM-DD` });
