export { DayField, type DayFieldProps } from './DayField.tsx';
export { readDay } from './readDay.ts';
