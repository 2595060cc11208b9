export type { CalendarLabels } from './date/CalendarPopup.tsx';
export { DateField, type DateFieldProps } from './date/DateField.tsx';
export { type DateError, parseTyped, type TypedDate } from './date/parseTyped.ts';
