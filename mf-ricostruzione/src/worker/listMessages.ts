import type { ListProblem } from '@territori/traduzione';
import type { ExampleId } from '../list/exampleLists.ts';
import type { ListChoices } from '../list/ListChoices.ts';
import type { CheckItem, FileKind, ListOutline, ListView, RowFilter, ShownRow, Slice, UnitFigures } from '../list/ListView.ts';

/** Where a list comes from: a file of the visitor's machine, a text that was pasted, or an example of the edition. */
export type ListSource =
  | { readonly kind: 'file'; readonly file: File }
  | { readonly kind: 'text'; readonly text: string; readonly name: string }
  | { readonly kind: 'example'; readonly id: ExampleId };

interface Part {
  readonly choices: ListChoices;
  readonly start: number;
  readonly count: number;
}

/** What the page asks of the worker, and what it answers. */
export interface ListCalls {
  /** Reads a list in place of the one before. Answers with its name and number of bytes. */
  open: {
    /** The addresses of `storia.json` and `dimensioni.json`. */
    readonly ask: { readonly source: ListSource; readonly storia: string; readonly dimensioni: string };
    readonly answer: { readonly name: string };
  };
  view: { readonly ask: { readonly choices: ListChoices }; readonly answer: ListView };
  /** The sheets and columns of a file that was read, also where nothing was recognised in it. */
  outline: { readonly ask: { readonly sheet: number | null }; readonly answer: ListOutline };
  rows: { readonly ask: Part & { readonly filter: RowFilter }; readonly answer: Slice<ShownRow> };
  toCheck: { readonly ask: Part; readonly answer: Slice<CheckItem> };
  aggregated: { readonly ask: Part; readonly answer: Slice<UnitFigures> };
  file: {
    readonly ask: { readonly choices: ListChoices; readonly kind: FileKind; readonly edition: string };
    readonly answer: { readonly name: string; readonly blob: Blob };
  };
}
export type ListCall = keyof ListCalls;

/** What the worker does while a list is opened, in this order. */
export type OpeningStep = 'storia' | 'lettura' | 'riconoscimento';

/** Why a call failed: the file has a problem, the history did not arrive, or something else. */
export type ListFailure =
  | { readonly kind: 'problem'; readonly problem: ListProblem; readonly parameters: Readonly<Record<string, string | number>> }
  | { readonly kind: 'history'; readonly reason: string }
  | { readonly kind: 'other'; readonly reason: string };

export interface WorkerRequest<Call extends ListCall = ListCall> {
  readonly id: number;
  readonly call: Call;
  readonly ask: ListCalls[Call]['ask'];
}

export type WorkerReply =
  | { readonly id: number; readonly kind: 'progress'; readonly step: OpeningStep; readonly ratio: number | null }
  | { readonly id: number; readonly kind: 'answer'; readonly answer: ListCalls[ListCall]['answer'] }
  | { readonly id: number; readonly kind: 'failure'; readonly failure: ListFailure };
