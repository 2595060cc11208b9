import type { Translate } from '@territori/kit';
import type { Kind, Report } from '@territori/traduzione';
import type it from '../../messages/it.json';
import { intervalText } from './intervalText.ts';

/** The kinds by which a list can be translated; those of regions are refused. */
type TranslatedKind = Exclude<Kind, 'regione' | 'nome_regione' | 'nuts_regione'>;

/** What the recognition found, in a sentence: "I codici sono quelli in vigore dal 31/05/2019 al 10/10/2019." */
export function verdictSentence(t: Translate<typeof it>, { epoca, colonna, domanda }: Report): string {
  if (domanda?.tipo === 'livello') return t('elenco.verdetto.livello');
  if (epoca.dal === null) return t('elenco.verdetto.non_riconosciuta');
  return t(domanda ? 'elenco.verdetto.proposta' : `elenco.verdetto.${epoca.verdetto}`, {
    soggetto: t(`elenco.soggetto.${colonna?.tipo as TranslatedKind}`),
    periodo: intervalText(t, epoca.dal, epoca.al),
  });
}
