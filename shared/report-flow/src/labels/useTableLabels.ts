import { useLabelMessages } from './useLabelMessages.ts';

/** The texts of a table. */
export function useTableLabels() {
  const t = useLabelMessages();
  return {
    empty: t('tabella.vuota'),
    loading: t('caricamento'),
    noData: t('tabella.nessunDato'),
    readMore: t('leggiDiPiu'),
    close: t('chiudi'),
    retry: t('riprova'),
  };
}
