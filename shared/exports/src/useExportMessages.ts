import { createMessages } from '@territori/kit';
import it from './messages/it.json';

/** The texts of downloads. */
export const useExportMessages = createMessages('exports', { it }, (language) => import(`@territori/languages/${language}/exports.json`));
