import type { Unita } from '@territori/contract/wire';
import { isOpenEnd, useHref, useMessages } from '@territori/kit';
import { useCallback } from 'react';
import type it from '../../messages/it.json';
import type { SearchResult } from './ResultGroup.tsx';

/** A unit as a result that leads to its page; none where the section of the histories is missing. */
export function useUnitResult(): (unit: Unita) => readonly SearchResult[] {
  const t = useMessages<typeof it>();
  const pages = useHref()('storia', 'unita');
  return useCallback(
    ({ id, livello, codice, denominazione, denominazioni_precedenti, altre_denominazioni, provincia, validita_da, validita_a }) => {
      if (!pages) return [];
      const detail = [
        t(`livello.${livello}`),
        codice,
        provincia,
        !isOpenEnd(validita_a) && t('cerca.anni', { dal: validita_da.slice(0, 4), al: validita_a.slice(0, 4) }),
        denominazioni_precedenti.length > 0 && t('cerca.gia', { nomi: denominazioni_precedenti.join(', ') }),
        altre_denominazioni.length > 0 && t('cerca.anche', { nomi: altre_denominazioni.join(', ') }),
      ];
      return [{ id: `unita-${id}`, label: denominazione, detail: detail.filter(Boolean).join(' · '), href: `${pages}/${id}` }];
    },
    [t, pages],
  );
}
