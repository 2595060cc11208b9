// No imports: the build publishes this file as the types of `embed.js`.

/** How a section is shown in a page that is not the portal. */
export interface MountOptions {
  /** Origin and prefix of the API; by default the page's own origin. */
  readonly api?: string;
  /** Italian by default. */
  readonly language?: 'it' | 'en';
  /** The product's name, where a text says it. */
  readonly product?: string;
  /** Colours: by default the visitor's preference. Single ones are changed by CSS custom properties (`--colorBrandForeground1`) on the element. */
  readonly scheme?: 'auto' | 'light' | 'dark';
  /** Page to start on, and later the page to go to; by default the section's home. */
  readonly path?: string;
  /** Called with the path and query of every page shown, the first one too. The address of the page around it never changes. */
  readonly onNavigate?: (path: string) => void;
}

/** A section that is shown: called, it takes everything away again (elements, styles, timers, listeners). */
export interface MountedSection {
  (): void;
  /**
   * Changes some options. Language, colours and page change where they stand; another API or product starts the section anew on the page that it shows. An option that is
   * `undefined` goes back to its default.
   */
  update(changes: { readonly [Name in keyof MountOptions]?: MountOptions[Name] | undefined }): void;
}
