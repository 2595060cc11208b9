/** The part of mapshaper that is used here; the package comes without types. */
declare module 'mapshaper' {
  const mapshaper: {
    /** Runs commands as on its command line, on files that are given and returned in memory, by their names. */
    applyCommands(commands: string, input: Readonly<Record<string, Buffer>>): Promise<Record<string, Buffer | string>>;
  };
  export default mapshaper;
}
