export {
  Button,
  type ButtonProps,
  CompoundButton,
  type CompoundButtonProps,
  ToggleButton,
  type ToggleButtonProps,
} from '@fluentui/react-components';
export { DownloadButton, type DownloadButtonProps } from './button/DownloadButton.tsx';
export { LinkButton, type LinkButtonProps } from './button/LinkButton.tsx';
