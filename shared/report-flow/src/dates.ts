export { correctDates, type ReportDates, type ReportPeriod } from './viewer/reportDates.ts';
