import { createMessages } from '@territori/kit';
import en from './messages/en.json';
import it from './messages/it.json';

/** The texts of the map of a report, which are loaded with it. */
export const useReportMapMessages = createMessages('report-map', { it, en });
