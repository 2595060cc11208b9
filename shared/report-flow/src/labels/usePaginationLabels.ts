import { formatNumber, useLanguage } from '@territori/kit';
import { useLabelMessages } from './useLabelMessages.ts';

/** The texts of a table's pagination; `navigation` is its name. */
export function usePaginationLabels(navigation: string) {
  const t = useLabelMessages();
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  return {
    navigation,
    range: (from: number, to: number, total: number) =>
      t('pagine.intervallo', { from: number(from), to: number(to), total: number(total) }),
    first: t('pagine.prima'),
    previous: t('pagine.precedente'),
    next: t('pagine.successiva'),
    last: t('pagine.ultima'),
    pageSize: t('pagine.righe'),
  };
}
