import { useMessages } from '@territori/kit';
import { useLocation } from '@territori/kit/router';
import { ReportViewer } from '@territori/report-flow/viewer';
import type it from '../messages/it.json';
import { isCorrespondence } from './correspondenceReport.ts';
import { ListCard } from './ListCard.tsx';

/** A report opened from the search page, or from a link. The correspondence of all municipalities leads to that of a visitor's list. */
export default function ReportPage() {
  const t = useMessages<typeof it>();
  const { search } = useLocation();
  return (
    <ReportViewer
      mode="ATTUALIZZAZIONE"
      backTo="/ricostruzione-codici"
      mainTitle={t('titolo')}
      note={isCorrespondence(search) ? <ListCard /> : undefined}
    />
  );
}
