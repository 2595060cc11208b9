export { ProgressBar, type ProgressBarProps, Spinner, type SpinnerProps } from '@fluentui/react-components';
export { LoadingOverlay } from './LoadingOverlay.tsx';
