import { createMessages } from '@territori/kit';
import en from './messages/en.json';
import it from './messages/it.json';

/** The words of changes, the same in every section. */
export const useChangeMessages = createMessages('changes', { it, en });
