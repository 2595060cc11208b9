/** The section that is being built; the preset points this name at its `src/section.ts`. */
declare module '@territori/section' {
  const section: import('@territori/contract').Section;
  export default section;
}
