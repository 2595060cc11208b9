export { clampDate, DEFAULT_PERIOD_START, EARLIEST_DATE, formatDate, isOpenEnd, parseDate, today } from './calendar/dates.ts';
