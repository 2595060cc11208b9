export { Typeahead, type TypeaheadProps } from './Typeahead.tsx';
export type { TypeaheadOption } from './TypeaheadOption.ts';
