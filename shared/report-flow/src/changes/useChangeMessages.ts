import { createMessages } from '@territori/kit';
import it from './messages/it.json';

/** The words of changes, the same in every section. */
export const useChangeMessages = createMessages(
  'changes',
  { it },
  (language) => import(`@territori/languages/${language}/report-flow/changes.json`),
);
