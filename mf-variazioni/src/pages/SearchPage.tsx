import { useMessages } from '@territori/kit';
import { SearchPage as Search } from '@territori/report-flow/search';
import { Stack } from '@territori/ui/layout';
import { Link } from '@territori/ui/link';
import type it from '../messages/it.json';

/** The changes of a period: reports of two dates, and links to the list of all changes and to the comparison of two days. */
export default function SearchPage() {
  const t = useMessages<typeof it>();
  return (
    <Search
      first={
        <Stack gap="small">
          <Link href="#/variazioni/tutte">{t('tutte')}</Link>
          <Link href="#/variazioni/confronto">{t('confronto')}</Link>
        </Stack>
      }
      mode="PERIODO"
      pageId={2}
      path="/variazioni"
      silent={false}
      texts={{ title: t('titolo'), dateFrom: t('dataInizio'), dateTo: t('dataFine'), noReports: t('nessunReport') }}
    />
  );
}
