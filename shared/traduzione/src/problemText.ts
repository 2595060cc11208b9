import type { ListProblem } from './ListError.ts';
import type { Phrase } from './Phrase.ts';

const MEGABYTE = 1024 * 1024;
const megabytes = (bytes: string | number | undefined) => Math.ceil(Number(bytes ?? 0) / MEGABYTE);

/** A problem of a file as a sentence: what the file is, and what to do. */
export const problemText = (
  { problem, parameters }: { readonly problem: ListProblem; readonly parameters: Readonly<Record<string, string | number>> },
  phrase: Phrase,
): string => phrase(`problema.${problem}`, { ...parameters, mega: megabytes(parameters.byte), massimo: megabytes(parameters.limite) });
