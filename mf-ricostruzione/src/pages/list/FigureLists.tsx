import { formatNumber, useLanguage, useMessages } from '@territori/kit';
import type { Weighting } from '@territori/traduzione';
import { Text } from '@territori/ui/text';
import type { AggregationView } from '../../list/ListView.ts';
import type it from '../../messages/it.json';

/** Units that a sentence names at most; the files name all. */
const NAMED = 25;

export interface FigureListsProps {
  readonly aggregation: AggregationView;
  readonly weighting: Weighting | null;
}

/** By what figures were distributed, and by name the units whose figures cannot be compared as they stand. */
export function FigureLists({ aggregation: { whole, empty, partial, exchanged, weightYears }, weighting }: FigureListsProps) {
  const t = useMessages<typeof it>();
  const language = useLanguage();
  const joined = (names: readonly string[]) => {
    const first = names.slice(0, NAMED).join(', ');
    const rest = names.length - NAMED;
    return rest > 0 ? t('elenco.cifre.altre', { unita: first, resto: formatNumber(rest, language) }) : first;
  };
  const intact = whole.map(({ origin, territory }) =>
    t('elenco.cifre.intera', { unita: origin.name, territorio: territory.map(({ name }) => name).join(', ') }),
  );
  const lists = { intere: intact, nulle: empty.map(({ name }) => name), parziali: partial.map(({ name }) => name) };
  return (
    <>
      {weighting && weightYears.length > 0 && (
        <Text as="p">{t('elenco.conservazione.metodo', { peso: t(`elenco.cifre.pesi.${weighting}`), anni: weightYears.join(', ') })}</Text>
      )}
      {(['intere', 'nulle', 'parziali'] as const).map(
        (list) =>
          lists[list].length > 0 && (
            <Text as="p" key={list}>
              {t(`elenco.cifre.${list}`, { unita: joined(lists[list]) })}
            </Text>
          ),
      )}
      {exchanged > 0 && <Text as="p">{t('elenco.cifre.scambi', { count: exchanged, righe: formatNumber(exchanged, language) })}</Text>}
    </>
  );
}
