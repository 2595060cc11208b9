import { useMessages } from '@territori/kit';
import { SearchPage as Search } from '@territori/report-flow/search';
import type it from '../messages/it.json';

/** The units in force at a date: reports of one date. */
export default function SearchPage() {
  const t = useMessages<typeof it>();
  return (
    <Search
      mode="DATA"
      pageId={1}
      path="/territorio"
      silent
      texts={{ title: t('titolo'), dateFrom: t('data'), noReports: t('nessunReport') }}
    />
  );
}
