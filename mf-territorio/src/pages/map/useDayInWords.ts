import { formatDate, formatNumber, useLanguage, useMessages } from '@territori/kit';
import { type ChangesOfDay, type MapLevel, UNIT_CHANGES } from '@territori/report-flow/map';
import type it from '../../messages/it.json';
import { showsCompartments } from './compartments.ts';

/**
 * What happened on a day in a few words: "nascono 17 province, 1 cambio di nome". Of a day without a change it names the last day that had
 * one, or the first day of the history. Empty while the changes load, and on that first day.
 * @param days the days on which something changed, in order
 */
export function useDayInWords(
  level: MapLevel,
  days: readonly string[],
  changes: ReadonlyMap<string, ChangesOfDay> | undefined,
  date: string,
): string {
  const t = useMessages<typeof it>();
  const language = useLanguage();
  const inWords = (counts: ChangesOfDay): string =>
    UNIT_CHANGES.flatMap((change) => {
      const count = counts[change];
      if (count === 0) return [];
      const shown = { count, numero: formatNumber(count, language) };
      if (change === 'nata' || change === 'estinta') return [t(`mappa.giorno.${change}.${level}`, shown)];
      // for provinces and regions the sources have names by date, and no event of a change of name
      if (change === 'nome' && level !== 'comune') return [t('mappa.giorno.nomeEntro', shown)];
      return [t(change === 'provincia' && level === 'uts' ? 'mappa.giorno.regione' : `mappa.giorno.${change}`, shown)];
    }).join(', ');
  if (!changes) return '';
  const own = changes.get(date);
  if (own) return inWords(own);
  if (showsCompartments({ livello: level, data: date })) return days.indexOf(date) > 0 ? t('mappa.giorno.compartimenti') : '';
  const first = days.find((day) => !showsCompartments({ livello: level, data: day }));
  const last = days.findLast((day) => day < date && (day === first || changes.has(day)));
  return last === undefined ? '' : t('mappa.giorno.nessuno', { data: formatDate(last) });
}
