import { createMessages } from '@territori/kit';
import en from './messages/en.json';
import it from './messages/it.json';

/** The words of dates, tables and lists, the same in every section. */
export const useLabelMessages = createMessages('labels', { it, en });
