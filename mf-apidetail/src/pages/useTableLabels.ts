import { useMessages } from '@territori/kit';
import type it from '../messages/it.json';

/** The texts of the section's tables. */
export function useTableLabels() {
  const text = useMessages<typeof it>();
  return {
    noData: text('tabella.nessunDato'),
    readMore: text('leggiDiPiu'),
    close: text('chiudi'),
    empty: text('tabella.vuota'),
    loading: text('caricamento'),
  };
}
