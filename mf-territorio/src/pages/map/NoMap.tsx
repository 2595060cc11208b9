import type { Confini } from '@territori/contract/v1';
import { useHref, useMessages } from '@territori/kit';
import { EmptyState } from '@territori/ui/feedback';
import { Link } from '@territori/ui/link';
import type it from '../../messages/it.json';
import { listOn } from './listOn.ts';

/** Why there is no map of the day, and how to go on: the page shows it by itself when it is ready; the units are in their list. */
export function NoMap({ boundaries: { livello, data, stato, frase } }: { readonly boundaries: Confini }) {
  const t = useMessages<typeof it>();
  const list = listOn(useHref()('territorio'), livello, data);
  return (
    <EmptyState title={frase} action={list && <Link href={list}>{t('mappa.elenco')}</Link>}>
      {stato === 'in_preparazione' && t('mappa.inPreparazione')}
    </EmptyState>
  );
}
