import type { Unita } from '@territori/contract/wire';
import { useCallback } from 'react';
import { isOpenEnd, lastYearBefore } from '../calendar/dates.ts';
import { createMessages } from '../hooks/useMessages.ts';
import it from './it.json';

const useTexts = createMessages('unita-trovate', { it }, (language) => import(`@territori/languages/${language}/kit/units.json`));

/**
 * What distinguishes a unit that a search found from others of its name, in a line: level, code, province, the years of one that has
 * ended, why the text found it ("si chiamava Girgenti fino al 1927"), and its other names.
 */
export function useUnitDetail(): (unit: Unita) => string {
  const t = useTexts();
  return useCallback(
    ({ livello, codice, provincia, validita_da, validita_a, motivo, denominazioni_precedenti, altre_denominazioni }) => {
      const year = motivo?.fino_al && lastYearBefore(motivo.fino_al);
      // the reason names one of them already
      const formerly = denominazioni_precedenti.filter((name) => name !== motivo?.testo);
      const also = altre_denominazioni.filter((name) => name !== motivo?.testo);
      return [
        t(`livello.${livello}`),
        codice,
        provincia,
        !isOpenEnd(validita_a) && t('anni', { dal: validita_da.slice(0, 4), al: validita_a.slice(0, 4) }),
        motivo &&
          (year
            ? t(`motivo.${motivo.tipo}.fino`, { testo: motivo.testo, anno: year })
            : t(`motivo.${motivo.tipo}`, { testo: motivo.testo })),
        formerly.length > 0 && t('gia', { nomi: formerly.join(', ') }),
        also.length > 0 && t('anche', { nomi: also.join(', ') }),
      ]
        .filter(Boolean)
        .join(' · ');
    },
    [t],
  );
}
