import { createMessages } from '@territori/kit';
import it from './messages/it.json';

/** The texts of a map of figures, which are loaded with it. */
export const useFigureMapMessages = createMessages(
  'figure-map',
  { it },
  (language) => import(`@territori/languages/${language}/map/figureMap.json`),
);
