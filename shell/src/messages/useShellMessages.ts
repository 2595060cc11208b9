import { createMessages } from '@territori/kit';
import en from './en.json';
import it from './it.json';

/** The shell's own texts. */
export const useShellMessages = createMessages('shell', { it, en });
