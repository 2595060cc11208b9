import { createMessages } from '@territori/kit';
import it from './it.json';

/** The shell's own texts. */
export const useShellMessages = createMessages('shell', { it }, (language) => import(`@territori/languages/${language}/shell.json`));
