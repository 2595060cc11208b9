import type { Language } from '@territori/languages';
import { say } from './commandTexts.ts';

/** The errors of the file system that have a sentence: why a file of the visitor's machine cannot be read or written. */
const KNOWN = ['ENOENT', 'EISDIR', 'ENOTDIR', 'EACCES', 'EPERM', 'ENOSPC'] as const;

/** An error of the file system as a sentence; undefined for any other error. */
export function fileProblem(error: unknown, language: Language): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || !('path' in error)) return undefined;
  const known = KNOWN.find((code) => code === error.code);
  return known && say(`file.${known}`, language, { percorso: String(error.path) });
}
