import { formatDate, formatNumber, useLanguage, useMessages } from '@territori/kit';
import { FigureMap } from '@territori/report-flow/figureMap';
import { useDayMap } from '@territori/report-flow/map';
import type { Figure } from '@territori/traduzione';
import type { Level } from '@territori/traduzione/storia';
import { EmptyState, ErrorState, SkeletonText } from '@territori/ui/feedback';
import { Stack } from '@territori/ui/layout';
import { Text } from '@territori/ui/text';
import { useCallback, useMemo, useState } from 'react';
import type { ListChoices } from '../../list/ListChoices.ts';
import type { ListView } from '../../list/ListView.ts';
import type it from '../../messages/it.json';
import { columnLabel } from './columnLabel.ts';
import { divisorsOf, FigureChoice } from './FigureChoice.tsx';
import type { OpenList } from './OpenList.ts';
import { shownFigures } from './shownFigures.ts';
import { useListCall } from './useListCall.ts';

export interface FiguresOnMapProps {
  readonly list: OpenList;
  readonly view: ListView;
  readonly choices: ListChoices;
  readonly figures: readonly Figure[];
  /** How many units have figures. */
  readonly units: number;
  readonly level: Level;
  /** YYYY-MM-DD of the units. */
  readonly day: string;
  readonly onTable: () => void;
}

/** Of a name what is safe in that of a file: of a column with a long header, the beginning. */
const inFileName = (name: string) =>
  name
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join('-')
    .slice(0, 80) ?? '';

/** The figures of a list on the map of the day asked. They stay in the browser. */
export default function FiguresOnMap({ list, view, choices, figures, units, level, day: date, onTable }: FiguresOnMapProps) {
  const t = useMessages<typeof it>();
  const language = useLanguage();
  const [column, setColumn] = useState<number | null>(null);
  const [relativeTo, setRelativeTo] = useState<number | null>(null);
  const place = Math.max(
    0,
    figures.findIndex((figure) => figure.column === column),
  );
  const figure = figures[place];
  const { data } = useListCall(list, 'aggregated', { choices, start: 0, count: units });
  const { boundaries, geometry, day, failed, retry, onNear, inDetail } = useDayMap(level, date);
  const divisor = figure && divisorsOf(figures, figure).find((other) => other.column === relativeTo);
  const divisorPlace = divisor ? figures.indexOf(divisor) : null;
  const shown = useMemo(() => shownFigures(data?.items ?? [], { place, divisor: divisorPlace }), [data, place, divisorPlace]);
  const number = useCallback((value: number) => formatNumber(value, language, { maximumFractionDigits: 2 }), [language]);

  if (failed) return <ErrorState title={t('elenco.mappa.errore')} onRetry={retry} labels={{ retry: t('elenco.riprova') }} />;
  if (boundaries && boundaries.stato !== 'pronti') return <EmptyState title={boundaries.frase} />;
  if (!data || !geometry || !day || !figure)
    return (
      <div aria-busy="true" role="status" aria-label={t('elenco.mappa.caricamento')}>
        <SkeletonText lines={10} />
      </div>
    );
  const nameOf = (own: number) => columnLabel(t, view.columns, own);
  const name = divisor
    ? t('elenco.mappa.rapporto.nome', { nome: nameOf(figure.column), divisore: nameOf(divisor.column) })
    : nameOf(figure.column);
  const kind = divisor ? 'tasso' : figure.kind;
  const title = t(`elenco.mappa.titolo.${level}`, { data: formatDate(date) });
  return (
    <Stack>
      <FigureChoice
        figures={figures}
        figure={figure}
        divisor={divisor?.column ?? null}
        nameOf={nameOf}
        onFigure={setColumn}
        onDivisor={setRelativeTo}
      />
      <FigureMap
        key={`${figure.column} ${kind} ${divisor?.column}`}
        shown={{ geometry, day, onNear, inDetail }}
        note={boundaries?.frase ?? ''}
        title={title}
        name={name}
        kind={kind}
        declared
        {...shown}
        number={number}
        file={`${list.name.replace(/\.[^.]*$/, '')}-mappa-${inFileName(name)}-${date}`}
        onTable={onTable}
      />
      {boundaries && <Text tone="muted">{boundaries.frase}</Text>}
    </Stack>
  );
}
