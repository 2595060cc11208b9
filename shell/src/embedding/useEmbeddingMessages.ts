import { createMessages } from '@territori/kit';
import it from './messages/it.json';

/** The texts of the page for integrators. */
export const useEmbeddingMessages = createMessages(
  'incorpora',
  { it },
  (language) => import(`@territori/languages/${language}/shell/embedding.json`),
);
