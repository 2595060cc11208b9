import type { Translate } from '@territori/kit';
import { formatDate } from '@territori/kit';
import type it from '../../messages/it.json';

/** A day before another, both YYYY-MM-DD. */
const dayBefore = (iso: string) => new Date(Date.parse(iso) - 86_400_000).toISOString().slice(0, 10);

/** An interval from its first day to the first day out of it, as first and last day: "dal 31/05/2019 al 10/10/2019". */
export const intervalText = (t: Translate<typeof it>, dal: string, al: string | null): string =>
  al === null
    ? t('elenco.periodo.aperto', { dal: formatDate(dal) })
    : t('elenco.periodo.chiuso', { dal: formatDate(dal), al: formatDate(dayBefore(al)) });
