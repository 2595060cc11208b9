import { useMessages } from '@territori/kit';
import { ReportViewer } from '@territori/report-flow/viewer';
import type it from '../messages/it.json';

/** A report opened from the search page, or from a link. */
export default function ReportPage() {
  const t = useMessages<typeof it>();
  return <ReportViewer mode="PERIODO" backTo="/variazioni" mainTitle={t('titolo')} />;
}
