import { useMemo } from 'react';
import { useLabelMessages } from './useLabelMessages.ts';

/** The texts of a table, the same object as long as the language is: rows that are the same are then not drawn again. */
export function useTableLabels() {
  const t = useLabelMessages();
  return useMemo(
    () => ({
      empty: t('tabella.vuota'),
      loading: t('caricamento'),
      noData: t('tabella.nessunDato'),
      readMore: t('leggiDiPiu'),
      close: t('chiudi'),
      retry: t('riprova'),
    }),
    [t],
  );
}
