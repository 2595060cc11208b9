import { readLanguages } from '@territori/languages';

/** The languages in which a call can ask for its answer; the first one is that of a call that names none. */
export const OFFERED = readLanguages(process.env);
