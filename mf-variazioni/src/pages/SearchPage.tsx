import { useMessages } from '@territori/kit';
import { SearchPage as Search } from '@territori/report-flow/search';
import type it from '../messages/it.json';

/** What changed over a period: reports of two dates. */
export default function SearchPage() {
  const t = useMessages<typeof it>();
  return (
    <Search
      mode="PERIODO"
      pageId={2}
      path="/variazioni"
      silent={false}
      texts={{ title: t('titolo'), dateFrom: t('dataInizio'), dateTo: t('dataFine'), noReports: t('nessunReport') }}
    />
  );
}
