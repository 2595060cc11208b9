export type { Answer, Body, CallName, ListName, Parameters, Row } from './calls.ts';
export type { components, operations, paths } from './definitions.ts';
export { type CallOptions, type FileFormat, Territori, type TerritoriOptions } from './Territori.ts';
export { TerritoriError } from './TerritoriError.ts';
