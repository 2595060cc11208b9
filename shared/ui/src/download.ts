export { DownloadButton, type DownloadButtonProps } from './download/DownloadButton.tsx';
