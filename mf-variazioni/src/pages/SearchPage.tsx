import { useMessages } from '@territori/kit';
import { SearchPage as Search } from '@territori/report-flow/search';
import { CardLink } from '@territori/ui/card';
import { Columns } from '@territori/ui/layout';
import type it from '../messages/it.json';

/** The changes of a period: reports of two dates, and links to the list of all changes and to the comparison of two days. */
export default function SearchPage() {
  const t = useMessages<typeof it>();
  return (
    <Search
      first={
        <Columns minWidth="large">
          <CardLink compact level={2} href="#/variazioni/tutte" title={t('tutte')}>
            {t('tutte.testo')}
          </CardLink>
          <CardLink compact level={2} href="#/variazioni/confronto" title={t('confronto')}>
            {t('confronto.testo')}
          </CardLink>
        </Columns>
      }
      mode="PERIODO"
      pageId={2}
      path="/variazioni"
      silent={false}
      texts={{ title: t('titolo'), dateFrom: t('dataInizio'), dateTo: t('dataFine'), noReports: t('nessunReport') }}
    />
  );
}
