import { useMessages } from '@territori/kit';
import { CardLink } from '@territori/ui/card';
import { ArrowSwapRegular } from '@territori/ui/icon';
import type it from '../messages/it.json';

/** Leads to the translation of a visitor's list. */
export function ListCard() {
  const t = useMessages<typeof it>();
  return (
    <CardLink level={2} href="#/ricostruzione-codici/elenco" title={t('elenco.titolo')} icon={<ArrowSwapRegular />}>
      {t('elenco.scheda')}
    </CardLink>
  );
}
