import { formatDate, formatNumber, useLanguage, useMessages } from '@territori/kit';
import { FigureMap } from '@territori/report-flow/figureMap';
import { useDayMap } from '@territori/report-flow/map';
import type { Figure } from '@territori/traduzione';
import type { Level } from '@territori/traduzione/storia';
import { Select } from '@territori/ui/choice';
import { EmptyState, ErrorState, SkeletonText } from '@territori/ui/feedback';
import { Field } from '@territori/ui/field';
import { Stack } from '@territori/ui/layout';
import { Text } from '@territori/ui/text';
import { useCallback, useMemo, useState } from 'react';
import type { ListChoices } from '../../list/ListChoices.ts';
import type { ListView, UnitFigures } from '../../list/ListView.ts';
import type it from '../../messages/it.json';
import { columnLabel } from './columnLabel.ts';
import type { OpenList } from './OpenList.ts';
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

/** Figures that can stand beside each other. Those of a unit that receives nothing are none. */
const isWhole = ({ comparability }: UnitFigures) => comparability === 'intera' || comparability === 'distribuita';

/** A figure that stays whole for a territory of several units, or that is only a part of its unit's, is not shown beside the others. */
const isApart = ({ comparability }: UnitFigures) => comparability === 'non_comparabile' || comparability === 'parziale';

/** The figures of a list on the map of the day asked. They stay in the browser. */
export default function FiguresOnMap({ list, view, choices, figures, units, level, day: date, onTable }: FiguresOnMapProps) {
  const t = useMessages<typeof it>();
  const language = useLanguage();
  const [column, setColumn] = useState<number | null>(null);
  const place = Math.max(
    0,
    figures.findIndex((figure) => figure.column === column),
  );
  const figure = figures[place];
  const { data } = useListCall(list, 'aggregated', { choices, start: 0, count: units });
  const { boundaries, geometry, day, failed, retry, onNear, inDetail } = useDayMap(level, date);
  const shown = useMemo(() => {
    const known = (data?.items ?? []).flatMap((unit): [string, number][] => {
      const value = unit.figures[place];
      return value === null || value === undefined || !isWhole(unit) ? [] : [[String(unit.unit), value]];
    });
    return { values: new Map(known), apart: new Set((data?.items ?? []).filter(isApart).map(({ unit }) => String(unit))) };
  }, [data, place]);
  const number = useCallback((value: number) => formatNumber(value, language, { maximumFractionDigits: 2 }), [language]);

  if (failed) return <ErrorState title={t('elenco.mappa.errore')} onRetry={retry} labels={{ retry: t('elenco.riprova') }} />;
  if (boundaries && boundaries.stato !== 'pronti') return <EmptyState title={boundaries.frase} />;
  if (!data || !geometry || !day || !figure)
    return (
      <div aria-busy="true" role="status" aria-label={t('elenco.mappa.caricamento')}>
        <SkeletonText lines={10} />
      </div>
    );
  const name = columnLabel(t, view.columns, figure.column);
  const title = t(`elenco.mappa.titolo.${level}`, { data: formatDate(date) });
  return (
    <Stack>
      {figures.length > 1 && (
        <Field label={t('elenco.mappa.colonna')}>
          <Select value={String(figure.column)} onChange={(_, { value }) => setColumn(Number(value))}>
            {figures.map((other) => (
              <option key={other.column} value={other.column}>
                {columnLabel(t, view.columns, other.column)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <FigureMap
        key={`${figure.column} ${figure.kind}`}
        shown={{ geometry, day, onNear, inDetail }}
        note={boundaries?.frase ?? ''}
        title={title}
        name={name}
        kind={figure.kind}
        declared
        {...shown}
        number={number}
        file={`${list.name.replace(/\.[^.]*$/, '')}-mappa-${date}`}
        onTable={onTable}
      />
      {boundaries && <Text tone="muted">{boundaries.frase}</Text>}
    </Stack>
  );
}
