import { createMessages } from '@territori/kit';
import en from './messages/en.json';
import it from './messages/it.json';

/** The texts of a map of figures, which are loaded with it. */
export const useFigureMapMessages = createMessages('figure-map', { it, en });
