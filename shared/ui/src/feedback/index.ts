export { EmptyState, type EmptyStateProps } from './EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './ErrorState.tsx';
export { InlineMessage, type InlineMessageProps } from './InlineMessage.tsx';
export { Skeleton, SkeletonCards, SkeletonOptions, SkeletonText } from './Skeleton.tsx';
