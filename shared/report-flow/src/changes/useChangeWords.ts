import type { Variazione } from '@territori/contract/v1';
import { useMemo } from 'react';
import { isChangeKind } from './changeKinds.ts';
import { useChangeMessages } from './useChangeMessages.ts';

/** The parts of a change as texts, for tables and files. */
export function useChangeWords() {
  const t = useChangeMessages();
  return useMemo(() => {
    /** The name of a kind of change; null is a change whose kind no source gives. */
    const kind = (code: string | null) => (isChangeKind(code) ? t(`tipo.${code}`) : code === null ? t('tipo.nonSpecificata') : code);
    /** The other unit: its name, or why there is none. Unknown, none, abroad and not loaded are different texts. */
    const other = ({ collegata, denominazione_collegata }: Pick<Variazione, 'collegata' | 'denominazione_collegata'>) => {
      // the record names it in Italian only
      if (denominazione_collegata && collegata !== 'estero') return denominazione_collegata;
      switch (collegata) {
        case 'estero':
          return t('collegata.estero');
        case 'nessuna':
          return t('collegata.nessuna');
        case 'non caricata':
          return t('collegata.nonCaricata');
        default:
          return t('collegata.nonNota');
      }
    };
    const certainty = (known: Variazione['certezza']) => t(`certezza.${known}`);
    return { kind, other, certainty };
  }, [t]);
}
