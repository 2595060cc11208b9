export { DownloadButton, type DownloadButtonProps } from './DownloadButton.tsx';
export { DownloadProgress, type DownloadProgressProps } from './DownloadProgress.tsx';
