import type { addresses } from './addresses.ts';
import type { operations } from './definitions.ts';

/** Name of a call: `operationId` in the definitions of the API. */
export type CallName = keyof operations & keyof typeof addresses;

type Place<N extends CallName, P extends 'path' | 'query'> = operations[N]['parameters'] extends { [K in P]?: infer Given }
  ? [NonNullable<Given>] extends [never]
    ? unknown
    : NonNullable<Given>
  : unknown;

/** The parameters of a call, those of its path included. */
export type Parameters<N extends CallName> = Place<N, 'path'> & Place<N, 'query'>;

/** The JSON answer of a call as the definitions have it: a field of a row may be missing, because `campi` chooses the fields. */
type Declared<N extends CallName> = operations[N]['responses'][200] extends { content: { 'application/json': infer A } } ? A : never;

/** An answer whose rows have all their fields. */
type Whole<A> = A extends { dati: readonly (infer R)[]; successiva: string | null } ? Omit<A, 'dati'> & { dati: Required<R>[] } : A;

/** The JSON answer of a call; `never` for one that has none. */
export type Answer<N extends CallName> = Whole<Declared<N>>;

/** The JSON body of a call; `never` for a GET. */
export type Body<N extends CallName> = operations[N] extends { requestBody: { content: { 'application/json': infer B } } } ? B : never;

/** The calls that answer with pages of rows. */
export type ListName = {
  [N in CallName]: Answer<N> extends { dati: readonly unknown[]; successiva: string | null } ? N : never;
}[CallName];

/** A row of a list, with all its fields. */
export type Row<N extends ListName> = Answer<N> extends { dati: readonly (infer R)[] } ? R : never;

/** The parameters of a list that choose the fields of its rows. */
export type Choice<N extends ListName> = Parameters<N> & { readonly campi: string };

/** The answer of a list, and its rows, where `campi` chooses the fields: the others are missing. */
export type ChosenAnswer<N extends ListName> = Declared<N>;
export type ChosenRow<N extends ListName> = Declared<N> extends { dati: readonly (infer R)[] } ? R : never;
