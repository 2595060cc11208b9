import { useHref, useMessages } from '@territori/kit';
import { SearchPage as Search } from '@territori/report-flow/search';
import { LinkButton } from '@territori/ui/button';
import { MapRegular } from '@territori/ui/icon';
import type it from '../messages/it.json';

/** The units in force at a date: reports of one date. */
export default function SearchPage() {
  const t = useMessages<typeof it>();
  const map = useHref()('territorio', 'mappa');
  return (
    <Search
      mode="DATA"
      pageId={1}
      path="/territorio"
      silent
      actions={
        map && (
          <LinkButton href={map} icon={<MapRegular />}>
            {t('mappa')}
          </LinkButton>
        )
      }
      texts={{ title: t('titolo'), dateFrom: t('data'), noReports: t('nessunReport') }}
    />
  );
}
