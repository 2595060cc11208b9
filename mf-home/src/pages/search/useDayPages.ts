import { EARLIEST_DATE, formatDate, parseDate, today, useHref, useMessages } from '@territori/kit';
import { HOME_ADDRESS, LISTS_OF_A_DAY } from '../../data/homeAddresses.ts';
import type it from '../../messages/it.json';
import type { SearchResult } from './ResultGroup.tsx';

/** What the portal shows of the day that a text names: the municipalities in force, the map, what changed. None for another text. */
export function useDayPages(text: string): readonly SearchResult[] {
  const t = useMessages<typeof it>();
  const href = useHref();
  const day = parseDate(text);
  if (day === null || day < EARLIEST_DATE || day > today()) return [];
  const data = formatDate(day);
  const map = href('territorio', 'mappa');
  const changes = href('variazioni', 'tutte');
  return [
    {
      id: 'elenco-del-giorno',
      label: t('cerca.giorno.elenco', { data }),
      detail: t('cerca.giorno.elenco.testo'),
      href: `${HOME_ADDRESS}/link?id=${LISTS_OF_A_DAY.comuni}&dateFrom=${day}`,
    },
    { id: 'mappa-del-giorno', label: t('cerca.giorno.mappa', { data }), detail: '', href: map && `${map}?data=${day}` },
    {
      id: 'variazioni-del-giorno',
      label: t('cerca.giorno.variazioni', { data }),
      detail: '',
      href: changes && `${changes}?dal=${day}&al=${day}`,
    },
  ].filter((page) => page.href !== undefined);
}
