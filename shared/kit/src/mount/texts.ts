import { createMessages } from '../hooks/useMessages.ts';
import it from './messages/it.json';

/** The texts of an embedded section that in the portal belong to the shell. */
export const useMountTexts = createMessages('mount', { it }, (language) => import(`@territori/languages/${language}/kit/mount.json`));
