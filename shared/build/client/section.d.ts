/** The section that is being built; the preset points this name at its `src/section.ts`. */
declare module '@territori/section' {
  const section: import('@territori/contract').Section;
  export default section;
}

/** The bundler's interface for hot reload, present on a development server. */
interface ImportMeta {
  readonly webpackHot?: { accept(module: string, exchanged: () => void, failed: (reason: unknown) => void): void };
}
