export type { Answer, Body, CallName, Choice, ChosenAnswer, ChosenRow, ListName, Parameters, Row } from './calls.ts';
export type * from './definitions.ts';
export { type CallOptions, type FileFormat, Territori, type TerritoriOptions } from './Territori.ts';
export { TerritoriError } from './TerritoriError.ts';
