import type { ReportKind } from '@territori/wire';
import { BadRequest } from '../http/errors.ts';
import { message } from '../message.ts';

const KINDS: readonly ReportKind[] = ['DATA', 'PERIODO', 'ATTUALIZZAZIONE'];

/**
 * Reads the kind of analysis of a call, in upper or lower case. `name` is the name of the parameter, for the message. Throws BadRequest.
 */
export function readKind(name: string, text: string): ReportKind {
  const kind = KINDS.find((known) => known === text.trim().toUpperCase());
  if (kind) return kind;
  throw new BadRequest(message('kind.notKindAnalysis', { name, text, kinds: KINDS.join(', ') }));
}
