export {
  Checkbox,
  type CheckboxProps,
  Field,
  type FieldProps,
  Input,
  type InputProps,
  Radio,
  RadioGroup,
  type RadioGroupProps,
  type RadioProps,
  Select,
  type SelectProps,
  Textarea,
  type TextareaProps,
} from '@fluentui/react-components';
export { SearchField, type SearchFieldProps } from './SearchField.tsx';
