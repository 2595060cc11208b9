import { createMessages } from '@territori/kit';
import it from './messages/it.json';

/** The texts of the search forms with one option picked from a list. */
export const usePickMessages = createMessages(
  'pick',
  { it },
  (language) => import(`@territori/languages/${language}/report-flow/pick.json`),
);
