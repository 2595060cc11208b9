import type { Localized } from '@territori/languages';

export interface SectionNav {
  /** Place in the menu, ascending; equal numbers are ordered by title. */
  readonly order: number;
  /** The word in the menu; the title when absent. */
  readonly label?: Localized;
}

/** Facts about a section that are known before its code is loaded. Plain data, published as JSON. */
export interface SectionManifest {
  /** Matches `SECTION_ID`; the folder is `mf-` and this id. */
  readonly id: string;
  /**
   * The paths the section owns, without a trailing slash; everything below them is its own. The first one is its home.
   * Matched without regard to case.
   */
  readonly routes: readonly [`/${string}`, ...`/${string}`[]];
  /** Title of the section, used in the menu, the page title and the unavailable page. `{{product}}` stands for the product's name. */
  readonly title: Localized;
  /** Absent: the section is reachable by address only. */
  readonly nav?: SectionNav;
  /** Paths that other sections may link to, by name; a link to a missing section is not shown. */
  readonly links?: Readonly<Record<string, `/${string}`>>;
  /**
   * The calls of the API with which pages begin, by the path of the page below the section's paths: `''` for its home, `:id` for a
   * parameter. The shell makes them while the section's code is being downloaded, and hands the answers to the page's own calls, which
   * have the same addresses. `{name}` is an id, a parameter of the path or of the address's query; `{lingua}` is the tag of the
   * language on screen, `{LINGUA}` the same in capitals. A call whose id is missing or has another form than an id is left to the page.
   */
  readonly firstCalls?: Readonly<Record<string, readonly `/${string}`[]>>;
  /**
   * Keys of the heading and of the paragraph with which the section's home begins, in its texts, and where the search of the portal stands
   * below them, the name of the link that leads to its results. The page shows them before any code has come; `{{product}}` stands for the
   * product's name.
   */
  readonly cover?: { readonly heading: string; readonly lead: string; readonly search?: string };
  /** True when the section also works as a custom element in a foreign page. */
  readonly embeddable?: boolean;
  /** Attributes of the custom element that choose what one of the section's pages shows, beside those that every element has. */
  readonly attributes?: {
    /** The page that these attributes open. */
    readonly page: `/${string}`;
    /** The parameter of the page's address for each attribute. */
    readonly parameters: Readonly<Record<string, string>>;
  };
}
