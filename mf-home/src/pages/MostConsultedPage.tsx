import { useMessages } from '@territori/kit';
import { ReportViewer } from '@territori/report-flow/viewer';
import type it from '../messages/it.json';

/** A report opened from the most consulted ones. */
export default function MostConsultedPage() {
  const t = useMessages<typeof it>();
  return <ReportViewer backTo="/home" mainTitle={t('piuConsultati')} />;
}
