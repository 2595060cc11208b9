export {
  Checkbox,
  type CheckboxProps,
  Radio,
  RadioGroup,
  type RadioGroupProps,
  type RadioProps,
  Select,
  type SelectProps,
} from '@fluentui/react-components';
