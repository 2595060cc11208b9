import type { Language } from '@territori/contract';
import { formatDate, formatNumber, type Translate } from '@territori/kit';
import type { Target } from '@territori/traduzione';
import type { CheckItem } from '../../list/ListView.ts';
import type it from '../../messages/it.json';

type Texts = Translate<typeof it>;

/** What the outcome of a value leaves open; undefined where it leaves nothing. */
function openText(t: Texts, { outcome, reason, notices }: CheckItem): string | undefined {
  if (outcome === 'sconosciuta') {
    if (notices.includes('forse_piu_recente')) return t('elenco.motivo.forse_piu_recente');
    return t(reason === 'refuso' ? 'elenco.motivo.refuso' : 'elenco.motivo.sconosciuto');
  }
  if (outcome === 'fuori_epoca') {
    return t(reason === 'cessato' || reason === 'non_ancora_iniziato' ? `elenco.motivo.${reason}` : 'elenco.motivo.fuori_epoca');
  }
  const dependence = (['dipende_dalla_data', 'dipende_dal_livello'] as const).find((notice) => notices.includes(notice));
  if (dependence) return t(`elenco.motivo.${dependence}`);
  if (outcome === 'ambigua' || outcome === 'divisa' || outcome === 'ceduta' || outcome === 'senza_destino_noto') {
    return t(`elenco.motivo.${outcome}`);
  }
  return undefined;
}

/** Why a value is to be checked. */
export function reasonText(t: Texts, item: CheckItem): string {
  const contradictions = (['nome_diverso', 'provincia_diversa', 'senza_valore', 'non_comparabile'] as const).filter((notice) =>
    item.notices.includes(notice),
  );
  return [openText(t, item), ...contradictions.map((notice) => t(`elenco.motivo.${notice}`))].filter(Boolean).join('. ');
}

function unitText(t: Texts, { code, name, weight }: Target, language: Language): string {
  if (weight === null) return t('elenco.unita', { codice: code, nome: name });
  const peso = formatNumber(weight, language, { style: 'percent', maximumFractionDigits: 1 });
  return t('elenco.unita.peso', { codice: code, nome: name, peso });
}

/** What is known of a value to check: a suggestion, the units it may be, or what it came to. */
export function knownText(t: Texts, item: CheckItem, language: Language): string {
  const { outcome, suggestion, target, territory, candidates, translatedFrom, namedOn, readings } = item;
  if (territory.length > 0) {
    return t('elenco.territorio', { unita: territory.map((unit) => unitText(t, unit, language)).join('; ') });
  }
  if (readings.length > 0) {
    return readings
      .map(({ from, code, name }) =>
        t('elenco.lettura', { data: formatDate(from), unita: t('elenco.unita', { codice: code, nome: name }) }),
      )
      .join('; ');
  }
  if (outcome === 'sconosciuta' || outcome === 'vuota') {
    return suggestion ? t('elenco.suggerimento', { codice: suggestion.code, nome: suggestion.name }) : t('elenco.suggerimento.nessuno');
  }
  const units = (target ? [target] : candidates).map((unit) => unitText(t, unit, language)).join('; ');
  if (namedOn !== null) return t('elenco.candidati.al', { data: formatDate(namedOn), unita: units });
  return translatedFrom === null || units === '' ? units : t('elenco.tradotto.dal', { data: formatDate(translatedFrom), unita: units });
}
