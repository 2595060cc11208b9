export type { CalendarLabels } from './date/Calendar.tsx';
export { DateField, type DateFieldProps } from './date/DateField.tsx';
export { type DateError, parseTyped, type TypedDate } from './date/parseTyped.ts';
