import { createMessages } from '@territori/kit';
import it from './messages/it.json';

/** The texts of the map of a report, which are loaded with it. */
export const useReportMapMessages = createMessages(
  'report-map',
  { it },
  (language) => import(`@territori/languages/${language}/report-flow/reportMap.json`),
);
