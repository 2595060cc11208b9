import { useMessages } from '@territori/kit';
import { SearchPage as Search } from '@territori/report-flow/search';
import type it from '../messages/it.json';
import { ListCard } from './ListCard.tsx';

/** The correspondence of codes between two dates. */
export default function SearchPage() {
  const t = useMessages<typeof it>();
  return (
    <Search
      mode="ATTUALIZZAZIONE"
      pageId={3}
      path="/ricostruzione-codici"
      silent={false}
      first={<ListCard />}
      texts={{ title: t('titolo'), dateFrom: t('dataInizio'), dateTo: t('dataFine'), noReports: t('nessunReport') }}
    />
  );
}
