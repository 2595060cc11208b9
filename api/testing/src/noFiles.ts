import type { FileSettings } from '@territori/load/loading/LoadTask';

/** For a load of which a test wants the database alone. */
export const NO_FILES: FileSettings = { archive: undefined, editionFile: undefined };
