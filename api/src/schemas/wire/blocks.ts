import { type TSchema, Type } from 'typebox';

export const closed = { additionalProperties: false } as const;
export const Text = Type.String();
export const Count = Type.Integer({ minimum: 0 });
export const orNull = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);
export const NullableText = orNull(Text);
export const Day = Type.String({ format: 'date', description: 'YYYY-MM-DD' });
export const ItalianDay = Type.String({ description: 'DD/MM/YYYY' });
export const Id = orNull(Type.Integer());
