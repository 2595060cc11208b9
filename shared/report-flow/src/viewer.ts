export { ReportViewer, type ReportViewerProps } from './viewer/ReportViewer.tsx';
