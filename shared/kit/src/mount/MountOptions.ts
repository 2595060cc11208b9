// No imports: the build publishes this file as the types of `embed.js`.

/** Options of a section in a page that is not the portal. */
export interface MountOptions {
  /** Origin and prefix of the API; by default the page's own origin. */
  readonly api?: string;
  /** The tag of a language (`it`, `en`, `de`), Italian by default; texts that the section lacks in the language are Italian. */
  readonly language?: string;
  /** The product's name, for texts that contain it. */
  readonly product?: string;
  /**
   * Colour scheme: by default the visitor's preference. CSS custom properties on the element change single colours
   * (`--colorBrandForeground1`).
   */
  readonly scheme?: 'auto' | 'light' | 'dark';
  /** Size of the text: the one that the visitor set in the browser, by default, or that of the root of the page (`html`). */
  readonly textSize?: 'visitor' | 'page';
  /** Level of the section's first heading, from 1 (by default) to 6; the others follow. */
  readonly headingLevel?: number;
  /** The first page, and after an update the page to go to; by default the section's home page. */
  readonly path?: string;
  /** Called with the path and query of every page shown, including the first. The address of the host page never changes. */
  readonly onNavigate?: (path: string) => void;
}

/** A mounted section: call it to remove everything (elements, styles, timers, listeners). */
export interface MountedSection {
  (): void;
  /**
   * Changes some options. Language, colours and page change in place; another API or product restarts the section on
   * the page that it shows. An option that is `undefined` returns to its default.
   */
  update(changes: { readonly [Name in keyof MountOptions]?: MountOptions[Name] | undefined }): void;
}
