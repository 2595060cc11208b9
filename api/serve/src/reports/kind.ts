import type { ReportKind } from '@territori/wire';
import { BadRequest } from '../http/errors.ts';

const KINDS: readonly ReportKind[] = ['DATA', 'PERIODO', 'ATTUALIZZAZIONE'];

/**
 * Reads the kind of analysis of a call, in upper or lower case. `name` is the name of the parameter, for the message. Throws BadRequest.
 */
export function readKind(name: string, text: string): ReportKind {
  const kind = KINDS.find((known) => known === text.trim().toUpperCase());
  if (kind) return kind;
  throw new BadRequest(
    `${name}: '${text}' non è una modalità; usare ${KINDS.join(', ')}.`,
    `${name}: '${text}' is not a kind of analysis; use ${KINDS.join(', ')}.`,
  );
}
