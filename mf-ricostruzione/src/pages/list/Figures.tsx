import { formatDate, formatNumber, useLanguage, useMessages } from '@territori/kit';
import { LaterPart } from '@territori/report-flow/LaterPart';
import { Button } from '@territori/ui/button';
import { MapRegular } from '@territori/ui/icon';
import { Panel } from '@territori/ui/layout';
import { Text } from '@territori/ui/text';
import { useRef, useState } from 'react';
import type { ListChoices } from '../../list/ListChoices.ts';
import type { ListView } from '../../list/ListView.ts';
import type it from '../../messages/it.json';
import { AggregatedTable } from './AggregatedTable.tsx';
import { columnLabel } from './columnLabel.ts';
import { Distribution } from './Distribution.tsx';
import { FigureFields } from './FigureFields.tsx';
import { FigureLists } from './FigureLists.tsx';
import type { OpenList } from './OpenList.ts';
import { RateQuestions } from './RateQuestions.tsx';

export interface FiguresProps {
  readonly list: OpenList;
  readonly view: ListView;
  readonly choices: ListChoices;
  readonly onChoose: (change: Partial<ListChoices>) => void;
}

/** Numbers of the list by unit of the day asked: what each column is, the table, and the sentence that nothing is lost. */
export function Figures({ list, view, choices, onChoose }: FiguresProps) {
  const t = useMessages<typeof it>();
  const language = useLanguage();
  const aggregation = view.translation?.aggregation;
  const table = useRef<HTMLElement>(null);
  const [onMap, setOnMap] = useState(false);
  const nameOf = (column: number) => columnLabel(t, view.columns, column);
  const number = (value: number) => formatNumber(value, language, { maximumFractionDigits: 6 });
  return (
    <Panel title={t('elenco.cifre')}>
      <Text as="p">{t('elenco.cifre.testo')}</Text>
      <FigureFields view={view} figures={choices.figures} onChange={(figures) => onChoose({ figures })} />
      {aggregation && (
        <>
          <RateQuestions
            view={view}
            questioned={aggregation.questioned}
            figures={choices.figures}
            onChange={(figures) => onChoose({ figures })}
          />
          {aggregation.divided > 0 && (
            <Distribution
              divided={aggregation.divided}
              distributable={aggregation.distributable}
              day={formatDate(view.translation?.to) ?? ''}
              weighting={choices.weighting}
              onChange={(weighting) => onChoose({ weighting })}
            />
          )}
          <section ref={table} tabIndex={-1} aria-label={t('elenco.aggregati', { data: formatDate(view.translation?.to) })}>
            <AggregatedTable
              list={list}
              view={view}
              choices={choices}
              figures={aggregation.figures}
              caption={t('elenco.aggregati', { data: formatDate(view.translation?.to) })}
            />
          </section>
          {view.translation && aggregation.figures.length > 0 && (
            <>
              <div>
                <Button icon={<MapRegular />} aria-expanded={onMap} onClick={() => setOnMap(!onMap)}>
                  {t(onMap ? 'elenco.mappa.chiudi' : 'elenco.mappa.mostra')}
                </Button>
              </div>
              {onMap && (
                <LaterPart
                  load={() => import('./FiguresOnMap.tsx')}
                  props={{
                    list,
                    view,
                    choices,
                    figures: aggregation.figures,
                    units: aggregation.units,
                    level: view.translation.level,
                    day: view.translation.to,
                    onTable: () => table.current?.focus(),
                  }}
                  height={40}
                  failure={t('elenco.mappa.errore')}
                />
              )}
            </>
          )}
          {aggregation.unread.map(({ column, cells, example }) => (
            <Text as="p" key={column}>
              {t('elenco.cifre.senzaNumero', { nome: nameOf(column), count: cells, celle: number(cells), esempio: example })}
            </Text>
          ))}
          {aggregation.balances.map(({ column, entered, left, unassigned, withoutUnit }) => (
            <Text as="p" key={column} numeric>
              {t(withoutUnit === 0 ? 'elenco.conservazione' : 'elenco.conservazione.conTotali', {
                colonna: nameOf(column),
                entrata: number(entered),
                uscita: number(left),
                resto: number(unassigned),
                vuote: number(withoutUnit),
              })}
            </Text>
          ))}
          <FigureLists aggregation={aggregation} weighting={choices.weighting} />
        </>
      )}
    </Panel>
  );
}
