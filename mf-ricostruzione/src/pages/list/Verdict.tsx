import { formatDate, formatNumber, useLanguage, useMessages } from '@territori/kit';
import type { Kind, Report } from '@territori/traduzione';
import { InlineMessage, type InlineMessageProps } from '@territori/ui/feedback';
import { Panel, Stack } from '@territori/ui/layout';
import { Facts, Text } from '@territori/ui/text';
import type { ReactNode } from 'react';
import type { ListChoices } from '../../list/ListChoices.ts';
import type { ListView } from '../../list/ListView.ts';
import type it from '../../messages/it.json';
import { Corrections } from './Corrections.tsx';
import { intervalText } from './intervalText.ts';
import { ListQuestion } from './ListQuestion.tsx';
import type { OpenList } from './OpenList.ts';
import { useFocusWhenLost } from './useFocusWhenLost.ts';
import { verdictSentence } from './verdictSentence.ts';

const INTENTS: Readonly<Record<Report['epoca']['verdetto'], InlineMessageProps['intent']>> = {
  certa: 'success',
  probabile: 'info',
  mista: 'warning',
  non_riconosciuta: 'warning',
};

export interface VerdictProps {
  readonly list: OpenList;
  readonly view: ListView;
  readonly choices: ListChoices;
  readonly onChoose: (change: Partial<ListChoices>) => void;
  /** The button that leads to another list. */
  readonly other: ReactNode;
  readonly takesFocus: boolean;
}

/** What the list is: the verdict in a sentence, the facts, and the corrections. */
export function Verdict({ list, view, choices, onChoose, other, takesFocus }: VerdictProps) {
  const place = useFocusWhenLost(takesFocus);
  const t = useMessages<typeof it>();
  const language = useLanguage();
  const { report, fitting } = view;
  const question = view.translation?.question;
  const { epoca, colonna } = report;
  const number = (value: number) => formatNumber(value, language);
  // anything less than all stays below 100 %
  const share = (quota: number) => formatNumber(Math.floor(quota * 1000) / 1000, language, { style: 'percent', maximumFractionDigits: 1 });
  const named = (column: { nome: string; tipo: string }) =>
    t('elenco.fatto.colonna.valore', { nome: column.nome, tipo: t(`elenco.tipo.${column.tipo as Kind}`) });
  const values = { distinti: number(report.valori.distinti), adatti: number(fitting) };
  const facts: (readonly [string, ReactNode])[] = [
    [t('elenco.fatto.file'), report.file],
    ...(report.foglio === null ? [] : [[t('elenco.fatto.foglio'), report.foglio] as const]),
    [t('elenco.fatto.righe'), number(report.righe)],
    ...(colonna ? [[t('elenco.fatto.colonna'), named(colonna)] as const] : []),
    ...(report.colonna_provincia ? [[t('elenco.fatto.provincia'), report.colonna_provincia.nome] as const] : []),
    ...(report.colonna_nome ? [[t('elenco.fatto.nomi'), report.colonna_nome.nome] as const] : []),
    ...(epoca.verdetto !== 'certa' && epoca.alternative.length > 0
      ? [
          [
            t('elenco.fatto.alternative'),
            epoca.alternative
              .map(({ dal, al, quota }) => t('elenco.alternativa', { periodo: intervalText(t, dal, al), quota: share(quota) }))
              .join('; '),
          ] as const,
        ]
      : []),
    ...(report.altre_colonne.length > 0
      ? [
          [
            t('elenco.fatto.altre'),
            report.altre_colonne
              .map(({ nome, epoca: { dal, al } }) =>
                dal === null ? t('elenco.altra.senza', { nome }) : t('elenco.altra', { nome, periodo: intervalText(t, dal, al) }),
              )
              .join('; '),
          ] as const,
        ]
      : []),
  ];
  const chosenDay =
    choices.from === 'ultimo'
      ? t('elenco.verdetto.ultimo')
      : choices.from && t('elenco.verdetto.scelta', { data: formatDate(choices.from) });
  return (
    <div ref={place}>
      <Panel title={t('elenco.riconosciuto')} actions={other}>
        <InlineMessage intent={question ? 'warning' : INTENTS[epoca.verdetto]} title={verdictSentence(t, report)} live={false}>
          <Stack gap="small">
            {epoca.dal === null ? (
              <Text as="p">{t('elenco.verdetto.non_riconosciuta.testo')}</Text>
            ) : (
              <Text as="p" numeric>
                {t('elenco.verdetto.adatti', values)}
              </Text>
            )}
            {chosenDay && <Text as="p">{chosenDay}</Text>}
          </Stack>
        </InlineMessage>
        {question && colonna && <ListQuestion question={question} kind={colonna.tipo as Kind} onChoose={onChoose} />}
        {view.differingYears.length > 0 && (
          <Text as="p" tone="muted">
            {t('elenco.anni', { anni: view.differingYears.join(', ') })}
          </Text>
        )}
        {view.otherSheets.length > 0 && (
          <InlineMessage intent="info" live={false}>
            {t('elenco.altriFogli', {
              count: view.otherSheets.length,
              foglio: report.foglio ?? '',
              fogli: view.otherSheets.map((sheet) => `"${sheet}"`).join(', '),
            })}
          </InlineMessage>
        )}
        <Facts facts={facts} />
        <Corrections list={list} view={view} choices={choices} onChoose={onChoose} />
      </Panel>
    </div>
  );
}
