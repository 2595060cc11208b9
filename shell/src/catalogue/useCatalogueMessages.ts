import { createMessages } from '@territori/kit';
import it from './messages/it.json';

/** The texts of the catalogue of components. */
export const useCatalogueMessages = createMessages(
  'componenti',
  { it },
  (language) => import(`@territori/languages/${language}/shell/catalogue.json`),
);
