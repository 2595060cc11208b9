export { Textarea, type TextareaProps } from '@fluentui/react-components';
