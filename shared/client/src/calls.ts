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

/** The JSON answer of a call; `never` for one that has none. */
export type Answer<N extends CallName> = operations[N]['responses'][200] extends { content: { 'application/json': infer A } } ? A : never;

/** The JSON body of a call; `never` for a GET. */
export type Body<N extends CallName> = operations[N] extends { requestBody: { content: { 'application/json': infer B } } } ? B : never;

/** The calls that answer with pages of rows. */
export type ListName = {
  [N in CallName]: Answer<N> extends { dati: readonly unknown[]; successiva: string | null } ? N : never;
}[CallName];

/** A row of a list. */
export type Row<N extends ListName> = Answer<N> extends { dati: readonly (infer R)[] } ? R : never;
