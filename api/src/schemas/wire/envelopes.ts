import { type TSchema, Type } from 'typebox';
import { closed, Text } from './blocks.ts';

export const items = <S extends TSchema>(item: S) => Type.Object({ items: Type.Array(item) }, closed);

export const resultset = <S extends TSchema>(row: S) => Type.Object({ resultset: Type.Array(row) }, closed);

export const ErrorBody = Type.Object(
  {
    status: Type.Integer(),
    title: Text,
    exception: Type.String({ description: 'What was wrong, in the language of the call' }),
    requestId: Text,
  },
  { ...closed, $id: 'ErrorBody' },
);
