export { Typeahead, type TypeaheadOption, type TypeaheadProps } from './combobox/Typeahead.tsx';
