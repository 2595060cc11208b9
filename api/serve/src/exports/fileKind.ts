import type { FileKind } from '@territori/wire';
import { BadRequest } from '../http/errors.ts';
import { message } from '../message.ts';

/** The kinds of file in which a report can be downloaded. */
export const FILE_KINDS: readonly FileKind[] = ['XLSX', 'CSV', 'JSON'];

/**
 * Reads the kind of file that a call asks for, in upper or lower case; undefined when the parameter is missing or
 * empty. Throws BadRequest for any other text.
 * @param name the name of the parameter, for the message
 */
export function readFileKind(name: string, text: string | undefined): FileKind | undefined {
  if (!text) return undefined;
  const kind = FILE_KINDS.find((known) => known === text.trim().toUpperCase());
  if (kind) return kind;
  throw new BadRequest(message('fileKind.notFileFormat', { name, text, fileKinds: FILE_KINDS.join(', ') }));
}
