export { ProgressBar, type ProgressBarProps, Spinner, type SpinnerProps } from '@fluentui/react-components';
export { EmptyState, type EmptyStateProps } from './feedback/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './feedback/ErrorState.tsx';
export { InlineMessage, type InlineMessageProps } from './feedback/InlineMessage.tsx';
export { LoadingOverlay } from './feedback/LoadingOverlay.tsx';
export { Skeleton, SkeletonCards, SkeletonText } from './feedback/Skeleton.tsx';
