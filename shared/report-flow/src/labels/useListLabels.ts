import { useLabelMessages } from './useLabelMessages.ts';

/** The texts of a combobox, except its help and its count. */
export function useListLabels() {
  const t = useLabelMessages();
  return {
    noData: t('elenco.nessuno'),
    loadMore: t('elenco.altri'),
    loading: t('caricamento'),
    notLoaded: t('elenco.errore'),
    clear: t('elenco.svuota'),
  };
}
