import { createMessages } from '@territori/kit';
import it from './messages/it.json';

/** The words of dates, tables and lists, the same in every section. */
export const useLabelMessages = createMessages(
  'labels',
  { it },
  (language) => import(`@territori/languages/${language}/report-flow/labels.json`),
);
