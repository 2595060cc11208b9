import { createMessages } from '@territori/kit';
import phrases from '@territori/traduzione/messages/it.json';

/** What the translation of lists says of a list, in the visitor's language. */
export const usePhrase = createMessages(
  'traduzione',
  { it: phrases },
  (language) => import(`@territori/languages/${language}/traduzione.json`),
);
