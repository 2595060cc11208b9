export { EmptyState, type EmptyStateProps } from './feedback/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './feedback/ErrorState.tsx';
export { InlineMessage, type InlineMessageProps } from './feedback/InlineMessage.tsx';
export { Skeleton, SkeletonCards, SkeletonOptions, SkeletonText } from './feedback/Skeleton.tsx';
