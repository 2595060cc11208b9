import { useMessages } from '@territori/kit';
import { SearchPage as Search } from '@territori/report-flow/search';
import { Link } from '@territori/ui/link';
import type it from '../messages/it.json';

/** The changes of a period: reports of two dates, and a link to the list of all changes. */
export default function SearchPage() {
  const t = useMessages<typeof it>();
  return (
    <Search
      first={<Link href="#/variazioni/tutte">{t('tutte')}</Link>}
      mode="PERIODO"
      pageId={2}
      path="/variazioni"
      silent={false}
      texts={{ title: t('titolo'), dateFrom: t('dataInizio'), dateTo: t('dataFine'), noReports: t('nessunReport') }}
    />
  );
}
