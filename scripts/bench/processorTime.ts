import type { RunnerResult, TraceEvent } from 'lighthouse';

/** Lighthouse's own type leaves out the time of the processor in an event, in microseconds. */
type TimedEvent = TraceEvent & { readonly tdur?: number };

/**
 * Milliseconds of the processor that the page's own thread took from its address on. The length of its tasks also holds what other programs of the machine did meanwhile, this does not, so that it
 * compares two builds on a machine that is not quiet.
 */
export function processorTime({ lhr, artifacts }: RunnerResult): number {
  const traceEvents: readonly TimedEvent[] = artifacts.Trace.traceEvents;
  const start = traceEvents.find(({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === lhr.requestedUrl);
  if (!start) return Number.NaN;
  const own = traceEvents.filter(
    ({ name, pid, tid, ts }) => name === 'RunTask' && pid === start.pid && tid === start.tid && ts >= start.ts,
  );
  return own.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
}
