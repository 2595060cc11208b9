import type { FastifyRequest } from 'fastify';
import type { CallContext } from './Call.ts';
import type { AskedDays } from './days.ts';

/** Parameters that do not change what is asked: the format is in the type, the language in the tag. */
const ASIDE: ReadonlySet<string> = new Set(['edizione', 'formato', 'lingua']);

/** What a call asks, in one form: its address, its parameters by name, and the days that a missing parameter stands for. */
export function questionOf(request: FastifyRequest, days: AskedDays, { today, origin }: Pick<CallContext, 'today' | 'origin'>): string {
  const query = Object.entries(request.query as Record<string, unknown>)
    .filter(([name, value]) => value !== undefined && !ASIDE.has(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const resolved = Object.entries(days).map(([name, day]) => [name, day ?? today]);
  return JSON.stringify([origin, request.routeOptions.url, request.params, query, resolved]);
}
