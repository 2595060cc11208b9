import { type TSchema, Type } from 'typebox';
import { described, named, type Wire } from './blocks.ts';

/** The name of a shape, of which the name of its envelope is made. */
const titleOf = (schema: TSchema): string => (schema as { title?: string }).title ?? '';

/** Envelope of a stored query of `ReportByUrl`. */
export const items = <S extends TSchema>(item: S) => Type.Object({ items: Type.Array(item) }, named(`Items${titleOf(item)}`));
export interface Items<T> {
  readonly items: readonly T[];
}

/** Envelope of the code search queries and of the published services. */
export const resultset = <S extends TSchema>(row: S) => Type.Object({ resultset: Type.Array(row) }, named(`Resultset${titleOf(row)}`));
/** The same from the published services, with a note where the day asked for is after the edition's last one. */
export const notedResultset = <S extends TSchema>(row: S) =>
  Type.Object(
    {
      resultset: Type.Array(row),
      avviso: Type.Optional(
        described(
          'Present when the day is after the last one of the edition, whose last known state is then shown, when the rows are those of an earlier day, and when columns are empty on the day',
        ),
      ),
    },
    named(`ResultsetConAvviso${titleOf(row)}`),
  );
export interface Resultset<T> {
  readonly resultset: readonly T[];
}

export const ErrorBody = Type.Object(
  {
    status: Type.Integer(),
    title: described('The kind of error; screens show it when `exception` is empty'),
    exception: described('What was wrong, in the language of the call'),
    requestId: described('The same as in the log and in the header `x-request-id`'),
  },
  { ...named('ErrorBody'), $id: 'ErrorBody', description: 'Body of every answer with status 400 or above' },
);
export type ErrorBody = Wire<typeof ErrorBody>;
