import { createMessages } from '@territori/kit';
import it from './messages/it.json';

/** The texts of the page of the running versions. */
export const useVersionsMessages = createMessages(
  'versioni',
  { it },
  (language) => import(`@territori/languages/${language}/shell/versions.json`),
);
