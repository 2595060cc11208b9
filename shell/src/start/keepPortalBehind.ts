/** The address of a report: a page below a section's own, with the id of a report. */
const REPORT = /^#(\/[^/?]+)\/[^/?]+\?(?:.*&)?id=/;

/**
 * Called before the router reads the address. When the visit begins with a link to a report, the section's page is put into the history
 * below it, so that the browser's Back leads there and not out of the portal. An entry that the router has written before, as after a
 * reload, is left alone.
 */
export function keepPortalBehind({ location, history }: Pick<Window, 'location' | 'history'> = window): void {
  const section = REPORT.exec(location.hash)?.[1];
  if (!section || history.state !== null) return;
  const link = location.href;
  history.replaceState(null, '', `#${section}`);
  history.pushState(null, '', link);
}
