import { createMessages } from '@territori/kit';
import en from './messages/en.json';
import it from './messages/it.json';

/** The texts of the page of the running versions. */
export const useVersionsMessages = createMessages('versioni', { it, en });
