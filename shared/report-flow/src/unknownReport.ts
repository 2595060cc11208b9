/** The navigation state with which the viewer leads back when the report of its address is unknown or not enabled. */
export interface UnknownReport {
  readonly unknownReport: number;
}

/** The report that could not be opened, for the page that the viewer led back to; undefined for a page opened otherwise. */
export function readUnknownReport(state: unknown): number | undefined {
  const id = typeof state === 'object' && state !== null && 'unknownReport' in state ? state.unknownReport : undefined;
  return typeof id === 'number' ? id : undefined;
}
