import { createMessages } from '@territori/kit';
import en from './messages/en.json';
import it from './messages/it.json';

/** The texts of the catalogue of components. */
export const useCatalogueMessages = createMessages('componenti', { it, en });
