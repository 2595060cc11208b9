import type { Cell } from '@territori/contract/wire';
import { type EditionInUse, formatDate, formatNumber, useApi, useLanguage } from '@territori/kit';
import { useQuery } from '@territori/kit/query';
import { MapCanvas, useDayMap } from '@territori/map';
import { type FigureKind, FigureMap } from '@territori/map/figureMap';
import { useFigureMapMessages } from '@territori/map/figureMap/useFigureMapMessages';
import { MapLegend } from '@territori/map/MapLegend';
import { Select } from '@territori/ui/choice';
import { EmptyState, ErrorState, InlineMessage, SkeletonText } from '@territori/ui/feedback';
import { Field } from '@territori/ui/field';
import { Columns, Stack } from '@territori/ui/layout';
import { Text } from '@territori/ui/text';
import { useCallback, useMemo, useState } from 'react';
import { cellText } from '../cells/cellText.ts';
import type { RowsRequest } from '../data/RowsRequest.ts';
import { allRowsQuery } from '../data/rowsQuery.ts';
import { useFlowMessages } from '../flowMessages.ts';
import { categoryShading } from './categoryShading.ts';
import type { MappedUnits } from './mappedUnits.ts';
import { reportValues } from './reportValues.ts';
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

const NONE: ReadonlySet<string> = new Set();

/** Quantities of reports that do not add up; of all others the visitor says so. */
const MEASURES: readonly string[] = ['ALT'];
const kindOf = (column: string): FigureKind => (MEASURES.includes(column) ? 'tasso' : 'conteggio');

/** All rows of a report, filtered as the table is, on the map of their day: a quantity as circles or colours, or the values of a column. */
export default function ReportMap({ title, request, edition, units, column, onColumn, onTable }: ReportMapProps) {
  const flow = useFlowMessages();
  const t = useReportMapMessages();
  const map = useFigureMapMessages();
  const language = useLanguage();
  const rows = useQuery(allRowsQuery(useApi(), language, request, edition));
  const { dates } = request;
  const date = units.day === 'to' ? (dates.to ?? dates.from) : dates.from;
  const { boundaries, geometry, day, failed, retry, onNear, inDetail } = useDayMap(units.level, date);
  const [chosen, setChosen] = useState<string | null>(null);
  const variables = useMemo(() => (rows.data ? variablesOf(rows.data) : []), [rows.data]);
  const variable =
    variables.find((known) => known.column === column) ??
    variables.find(({ kind }) => kind === 'quantity') ??
    variables.find(({ named }) => named) ??
    variables[0];
  const found = useMemo(
    () => day && rows.data && variable && reportValues(day, rows.data.body, units.codes, variable.column),
    [day, rows.data, variable, units],
  );
  const write = useCallback(
    (cell: Cell) => (variable ? cellText(variable.column, cell, variable.mask, language, flow) : ''),
    [variable, language, flow],
  );
  const figures = useMemo(
    () => (found && variable?.kind === 'quantity' ? new Map([...found.known].map(([key, value]) => [key, Number(value)])) : undefined),
    [found, variable],
  );
  const shading = useMemo(() => {
    if (!found || variable?.kind !== 'category') return null;
    const number = (count: number) => formatNumber(count, language);
    return categoryShading(found.known, {
      value: write,
      category: (value, count) => t('valore', { valore: value, numero: number(count) }),
      others: (values, count) => t('altriValori', { valori: number(values), numero: number(count) }),
    });
  }, [found, variable, language, t, write]);

  if (rows.isError && !rows.data)
    return (
      <ErrorState title={flow('errore.righe')} cause={rows.error} onRetry={() => rows.refetch()} labels={{ retry: flow('riprova') }} />
    );
  if (failed) return <ErrorState title={t('errore')} onRetry={retry} labels={{ retry: flow('riprova') }} />;
  if (boundaries && boundaries.stato !== 'pronti') return <EmptyState title={boundaries.frase} />;
  if (rows.data && !variable) return <EmptyState title={t('nessunaVariabile')} />;
  if (!geometry || !day || !found || !variable)
    return (
      <div aria-busy="true" role="status" aria-label={flow('caricamento')}>
        <SkeletonText lines={10} />
      </div>
    );
  const unit = chosen === null ? undefined : day.byKey.get(chosen);
  const written = (key: string) => {
    const value = found.known.get(key);
    return value === undefined ? map('nessunDato') : write(value);
  };
  const counted = (count: number) => ({ count, numero: formatNumber(count, language) });
  const left = [
    found.related > 0 && t('associate', counted(found.related)),
    found.unmatched > 0 && t('righeFuori', { ...counted(found.unmatched), data: formatDate(date) }),
    found.different > 0 && t('diverse', counted(found.different)),
    found.empty > 0 && t('senzaValore', counted(found.empty)),
  ].filter(Boolean);
  return (
    <Stack>
      <Columns>
        <Field label={t('variabile')}>
          <Select value={variable.column} onChange={(_, { value }) => onColumn(value)}>
            {variables.map(({ column: name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      </Columns>
      <Text tone="muted">{t(shading ? 'valori' : 'righe')}</Text>
      {figures && (
        <FigureMap
          key={variable.column}
          shown={{ geometry, day, onNear, inDetail }}
          note={boundaries?.frase ?? ''}
          title={title}
          name={variable.label}
          kind={kindOf(variable.column)}
          values={figures}
          apart={NONE}
          number={write}
          file={`mappa_${units.level}_${date}_${variable.column.toLowerCase()}`}
          onTable={onTable}
        />
      )}
      {shading && (
        <>
          <MapLegend title={map('legenda', { variabile: variable.label })} classes={shading.classes} />
          <MapCanvas
            geometry={geometry}
            day={day}
            shading={shading}
            chosen={chosen}
            onChoose={setChosen}
            onTable={onTable}
            onNear={onNear}
            labels={{
              name: map('nome', {
                titolo: title,
                variabile: variable.label,
                count: found.known.size,
                numero: formatNumber(found.known.size, language),
              }),
              help: map('tasti'),
              nearer: map('ingrandisci'),
              farther: map('riduci'),
              whole: map('intera'),
              width: (kilometres) => map('larghezza', { chilometri: formatNumber(kilometres, language) }),
              none: map('nessuna'),
            }}
          />
          <div role="status">{unit && map('scelta', { nome: unit.name, codice: unit.code, valore: written(unit.key) })}</div>
        </>
      )}
      {left.length > 0 && (
        <InlineMessage intent="info" live={false}>
          {left.join(' ')}
        </InlineMessage>
      )}
      {boundaries && <Text tone="muted">{boundaries.frase}</Text>}
    </Stack>
  );
}
