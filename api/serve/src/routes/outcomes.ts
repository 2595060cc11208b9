import { Type } from 'typebox';
import { type BrowserOutcome, OUTCOMES } from '../outcomes/BrowserOutcomes.ts';
import { LinesOfMinute } from '../outcomes/LinesOfMinute.ts';
import { errorAnswers, type Routes } from './route.ts';

const Version = Type.String({ pattern: '^[\\w.+-]{1,40}$' });
const Outcome = Type.Object({
  section: Type.String({ pattern: '^[a-z][a-z0-9-]{0,40}$' }),
  version: Version,
  outcome: Type.Union(OUTCOMES.map((name) => Type.Literal(name))),
  count: Type.Integer({ minimum: 1, maximum: 1000 }),
});

/** A place in a released script, as `npm run explain` takes it. */
const Place = Type.String({ pattern: '^[a-z][a-z0-9-]{0,40}@[\\w.+-]{1,40} [\\w./-]{1,80}\\.m?js:\\d{1,7}:\\d{1,7}$' });
const BrowserError = Type.Object({
  section: Outcome.properties.section,
  version: Version,
  error: Type.String({ pattern: "^[A-Z]\\w{0,40}(: [\\w #'-]{1,60})?$" }),
  at: Type.Array(Place, { minItems: 1, maxItems: 10 }),
});

/** Anyone may send a report: an address sends so many in a minute, and a report counts at most so many of one outcome of a version. */
const REPORTS_PER_MINUTE = 20;
const LARGEST_COUNT = 20;
/** Errors that the log describes in a minute, each once. */
const ERRORS_PER_MINUTE = 30;

/** The outcomes of a report, each once, with no more than the largest count: a page that repeats an error does not outweigh the others. */
function bounded(outcomes: readonly BrowserOutcome[]): BrowserOutcome[] {
  const sums = new Map<string, BrowserOutcome>();
  for (const each of outcomes) {
    const key = `${each.section} ${each.version} ${each.outcome}`;
    sums.set(key, { ...each, count: Math.min((sums.get(key)?.count ?? 0) + each.count, LARGEST_COUNT) });
  }
  return [...sums.values()];
}

/**
 * What browsers report about the sections of the portal, and its sum in this process. For the portal and its operator: not in the
 * definitions. No address, agent, path or language of a visitor is read or kept.
 */
export const outcomeRoutes: Routes =
  ({ outcomes }) =>
  async (app) => {
    const errorLines = new LinesOfMinute(ERRORS_PER_MINUTE);
    app.post(
      '/api/esiti',
      {
        logLevel: 'warn',
        config: { rateLimit: { max: REPORTS_PER_MINUTE, timeWindow: '1 minute' } },
        schema: {
          hide: true,
          body: Type.Object({
            shell: Version,
            outcomes: Type.Array(Outcome, { minItems: 1, maxItems: 100 }),
            errors: Type.Optional(Type.Array(BrowserError, { maxItems: 5 })),
          }),
          response: { 204: Type.Null(), ...errorAnswers },
        },
      },
      async ({ body }, reply) => {
        const reported = bounded(body.outcomes);
        for (const outcome of reported) outcomes.add(body.shell, outcome);
        const faults = reported.filter(({ outcome }) => ['load_failure', 'error'].includes(outcome));
        // by the log of the process, because that of a request names the caller
        if (faults.length > 0) app.log.info({ shell: body.shell, faults }, 'sections failed in a browser');
        for (const error of body.errors ?? [])
          if (errorLines.admits(`${error.section} ${error.version} ${error.error} ${error.at[0]}`))
            app.log.info({ shell: body.shell, ...error }, 'an error in a browser');
        return reply.code(204).send(null);
      },
    );
    app.get(
      '/api/esiti',
      {
        schema: {
          hide: true,
          response: { 200: Type.Array(Type.Object({ ...Outcome.properties, shell: Version, count: Type.Integer() })), ...errorAnswers },
        },
      },
      async (_request, reply) => reply.header('cache-control', 'no-store').send(await outcomes.counted()),
    );
  };
