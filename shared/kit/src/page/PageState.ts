/** What the page on screen says of itself, for whoever sets the document's title and moves the focus. */
export interface PageState {
  /** Title of the route, null while none is shown. */
  title: string | null;
  /** A title known only at run time, which comes before the route's. */
  ownTitle: string | null;
  /** The path of the page that is on screen, null while it loads. */
  shown: string | null;
}
