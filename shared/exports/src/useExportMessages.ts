import { createMessages } from '@territori/kit';
import en from './messages/en.json';
import it from './messages/it.json';

/** The texts of downloads. */
export const useExportMessages = createMessages('exports', { it, en });
