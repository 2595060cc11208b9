export { Typeahead, type TypeaheadProps } from './combobox/Typeahead.tsx';
export type { TypeaheadOption } from './combobox/TypeaheadOption.ts';
