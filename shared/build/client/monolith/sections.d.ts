/** All sections of the workspace in one bundle; the monolith's configuration writes this module. */
declare module '@territori/sections' {
  type Section = import('@territori/contract').Section;
  type SectionManifest = import('@territori/contract').SectionManifest;
  export const manifests: readonly SectionManifest[];
  export const load: Readonly<Record<string, () => Promise<{ default: Section }>>>;
}
