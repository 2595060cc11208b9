export { Button, type ButtonProps } from '@fluentui/react-components';
export { LinkButton, type LinkButtonProps } from './LinkButton.tsx';
