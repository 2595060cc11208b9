export { ToggleButton, type ToggleButtonProps } from '@fluentui/react-components';
