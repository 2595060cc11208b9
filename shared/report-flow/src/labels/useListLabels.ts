import { useLabelMessages } from './useLabelMessages.ts';

/** The texts of a box that offers a list, but for its help and its count. */
export function useListLabels() {
  const t = useLabelMessages();
  return { noData: t('elenco.nessuno'), loadMore: t('elenco.altri'), loading: t('caricamento'), clear: t('elenco.svuota') };
}
