/** The state of the page on screen, from which the shell sets the document's title and moves the focus. */
export interface PageState {
  /** Title of the route; null while no page is shown. */
  title: string | null;
  /** A title known only at run time; it takes precedence over the route's. */
  ownTitle: string | null;
  /** The path of the page on screen; null while the page loads. */
  shown: string | null;
}
