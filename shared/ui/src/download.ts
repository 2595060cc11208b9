export { DownloadButton, type DownloadButtonProps } from './download/DownloadButton.tsx';
export { DownloadProgress, type DownloadProgressProps } from './download/DownloadProgress.tsx';
