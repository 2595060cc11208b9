export { Field, type FieldProps, Input, type InputProps } from '@fluentui/react-components';
export { SearchField, type SearchFieldProps } from './SearchField.tsx';
