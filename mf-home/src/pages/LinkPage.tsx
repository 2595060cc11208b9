import { ReportViewer } from '@territori/report-flow/viewer';

/** A report opened by a link from anywhere. */
export default function LinkPage() {
  return <ReportViewer backTo="/home" />;
}
