import type { FastifyRequest } from 'fastify';
import type { CallContext } from '../Call.ts';
import type { AskedDays } from './askedDays.ts';

/** Parameters that do not change what is asked: the format is in the type, the language in the tag. */
const ASIDE: ReadonlySet<string> = new Set(['edizione', 'versione', 'formato', 'lingua']);

/**
 * How long an answer may be kept: what the call asks, and whether the answer never changes because the call names its edition and every
 * day, and no other version of the service.
 */
export function keptAs(
  request: FastifyRequest,
  days: AskedDays,
  context: Pick<CallContext, 'today' | 'editionName' | 'services'>,
): { readonly question: string; readonly immutable: boolean } {
  const { build } = context.services;
  const { edizione, versione = build } = request.query as { edizione?: string; versione?: string };
  return {
    question: questionOf(request, days, context),
    immutable: edizione === context.editionName && versione === build && !Object.values(days).includes(undefined),
  };
}

/** What a call asks, in one form: its address, its parameters by name, and the days that a missing parameter stands for. */
export function questionOf(request: FastifyRequest, days: AskedDays, { today }: Pick<CallContext, 'today'>): string {
  const query = Object.entries(request.query as Record<string, unknown>)
    .filter(([name, value]) => value !== undefined && !ASIDE.has(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const resolved = Object.entries(days).map(([name, day]) => [name, day ?? today]);
  return JSON.stringify([request.routeOptions.url, request.params, query, resolved]);
}
