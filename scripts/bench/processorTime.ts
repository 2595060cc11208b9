import type { RunnerResult, TraceEvent } from 'lighthouse';

/** Lighthouse's own type leaves out the time of the processor in an event, in microseconds. */
type TimedEvent = TraceEvent & { readonly tdur?: number };

/**
 * Milliseconds of processor time that the page's main thread took since the navigation. The length of a task includes
 * the time that other programs took meanwhile; processor time does not, so it can compare two builds on a busy machine.
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
