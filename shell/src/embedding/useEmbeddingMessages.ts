import { createMessages } from '@territori/kit';
import en from './messages/en.json';
import it from './messages/it.json';

/** The texts of the page for integrators. */
export const useEmbeddingMessages = createMessages('incorpora', { it, en });
