export type { CalendarLabels } from './Calendar.tsx';
export { DateField, type DateFieldProps } from './DateField.tsx';
export { type DateError, parseTyped, type TypedDate } from './parseTyped.ts';
