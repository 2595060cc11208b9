import type { MessageKey } from '@territori/contract';
import { createMessages } from '@territori/kit';
import it from './messages/it.json';

/** The texts of this package, the same in every section that uses it. */
export const useFlowMessages = createMessages(
  'report-flow',
  { it },
  (language) => import(`@territori/languages/${language}/report-flow.json`),
);

/** A key of these texts. */
export type FlowMessageKey = MessageKey<typeof it>;
