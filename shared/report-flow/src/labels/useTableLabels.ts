import { useMemo } from 'react';
import { useLabelMessages } from './useLabelMessages.ts';

/** The texts of a table; the object changes only with the language, so that unchanged rows are not rendered again. */
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
