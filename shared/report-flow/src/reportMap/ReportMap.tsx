import { formatDate, formatNumber, useApi, useLanguage } from '@territori/kit';
import { useQuery } from '@territori/kit/query';
import { Select } from '@territori/ui/choice';
import { EmptyState, ErrorState, InlineMessage, SkeletonText } from '@territori/ui/feedback';
import { Field } from '@territori/ui/field';
import { Stack } from '@territori/ui/layout';
import { Text } from '@territori/ui/text';
import { useMemo, useState } from 'react';
import { cellText } from '../cells/cellText.ts';
import type { EditionInUse } from '../data/edition.ts';
import { allRowsQuery, type RowsRequest } from '../data/reportRows.ts';
import { useFlowMessages } from '../flowMessages.ts';
import { MapCanvas, useDayMap } from '../map/index.ts';
import { MapLegend } from '../map/MapLegend.tsx';
import type { MappedUnits } from './mappedUnits.ts';
import { reportShading } from './reportShading.ts';
import { useReportMapMessages } from './useReportMapMessages.ts';
import { variablesOf } from './variablesOf.ts';

export interface ReportMapProps {
  readonly title: string;
  readonly request: RowsRequest;
  readonly edition: EditionInUse | undefined;
  readonly units: MappedUnits;
  /** The column that is shown; where the report has no such variable, the first quantity, or else the first one with names. */
  readonly column: string;
  readonly onColumn: (column: string) => void;
  readonly onTable: () => void;
}

/** All rows of a report, filtered as the table is, on the map of their day: a quantity in classes, or the values of a column. */
export default function ReportMap({ title, request, edition, units, column, onColumn, onTable }: ReportMapProps) {
  const flow = useFlowMessages();
  const t = useReportMapMessages();
  const language = useLanguage();
  const rows = useQuery(allRowsQuery(useApi(), language, request, edition));
  const { dates } = request;
  const date = units.day === 'to' ? (dates.to ?? dates.from) : dates.from;
  const { boundaries, geometry, day, failed, retry, onNear } = useDayMap(units.level, date);
  const [chosen, setChosen] = useState<string | null>(null);
  const variables = useMemo(() => (rows.data ? variablesOf(rows.data) : []), [rows.data]);
  const variable =
    variables.find((known) => known.column === column) ??
    variables.find(({ kind }) => kind === 'quantity') ??
    variables.find(({ named }) => named) ??
    variables[0];
  const shown = useMemo(() => {
    if (!day || !rows.data || !variable) return undefined;
    const number = (count: number) => formatNumber(count, language);
    return reportShading(day, rows.data.body, units.codes, variable, {
      value: (cell) => cellText(variable.column, cell, variable.mask, language, flow),
      range: (from, to, count) => t('classe', { da: from, a: to, numero: number(count) }),
      category: (value, count) => t('valore', { valore: value, numero: number(count) }),
      others: (values, count) => t('altriValori', { valori: number(values), numero: number(count) }),
    });
  }, [day, rows.data, variable, units, language, t, flow]);

  if (rows.isError && !rows.data)
    return <ErrorState title={flow('errore.righe')} onRetry={() => rows.refetch()} labels={{ retry: flow('riprova') }} />;
  if (failed) return <ErrorState title={t('errore')} onRetry={retry} labels={{ retry: flow('riprova') }} />;
  if (boundaries && boundaries.stato !== 'pronti') return <EmptyState title={boundaries.frase} />;
  if (rows.data && !variable) return <EmptyState title={t('nessunaVariabile')} />;
  if (!geometry || !day || !shown || !variable)
    return (
      <div aria-busy="true" role="status" aria-label={flow('caricamento')}>
        <SkeletonText lines={10} />
      </div>
    );
  const unit = chosen === null ? undefined : day.byKey.get(chosen);
  const counted = (count: number) => ({ count, numero: formatNumber(count, language) });
  const left = [
    shown.related > 0 && t('associate', counted(shown.related)),
    shown.unmatched > 0 && t('righeFuori', { ...counted(shown.unmatched), data: formatDate(date) }),
    shown.different > 0 && t('diverse', counted(shown.different)),
    shown.empty > 0 && t('senzaValore', counted(shown.empty)),
  ].filter(Boolean);
  return (
    <Stack>
      <Field label={t('variabile')}>
        <Select value={variable.column} onChange={(_, { value }) => onColumn(value)}>
          {variables.map(({ column: name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <MapLegend title={t('legenda', { variabile: variable.label })} classes={shown.shading.classes} />
      <Text tone="muted">{t(variable.kind === 'quantity' ? 'quantili' : 'valori')}</Text>
      <MapCanvas
        geometry={geometry}
        day={day}
        shading={shown.shading}
        chosen={chosen}
        onChoose={setChosen}
        onTable={onTable}
        onNear={onNear}
        labels={{
          name: t('nome', { titolo: title, variabile: variable.label, numero: formatNumber(shown.values.size, language) }),
          help: t('tasti'),
          nearer: t('ingrandisci'),
          farther: t('riduci'),
          whole: t('intera'),
        }}
      />
      <div role="status">
        {unit && t('scelta', { nome: unit.name, codice: unit.code, valore: shown.values.get(unit.key) ?? t('nonNoto') })}
      </div>
      {left.length > 0 && (
        <InlineMessage intent="info" live={false}>
          {left.join(' ')}
        </InlineMessage>
      )}
      {boundaries && <Text tone="muted">{boundaries.frase}</Text>}
    </Stack>
  );
}
