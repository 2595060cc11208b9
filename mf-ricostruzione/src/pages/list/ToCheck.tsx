import { formatNumber, useLanguage, useMessages } from '@territori/kit';
import type { Decision } from '@territori/traduzione';
import { Button } from '@territori/ui/button';
import { InlineMessage } from '@territori/ui/feedback';
import { Panel } from '@territori/ui/layout';
import type { Column } from '@territori/ui/table';
import { Text } from '@territori/ui/text';
import { useState } from 'react';
import type { ListChoices } from '../../list/ListChoices.ts';
import type { CheckItem } from '../../list/ListView.ts';
import type it from '../../messages/it.json';
import { knownText, reasonText } from './checkTexts.ts';
import { Decide } from './Decide.tsx';
import type { OpenList } from './OpenList.ts';
import { SlicedTable } from './SlicedTable.tsx';
import { FIRST_PAGE } from './TablePage.ts';

export interface ToCheckProps {
  readonly list: OpenList;
  readonly choices: ListChoices;
  /** Distinct values to check, and the rows that have them. */
  readonly found: { readonly values: number; readonly rows: number };
  readonly onShowRows: () => void;
  readonly onDecide: (decision: Decision) => void;
}

/** The values that leave something open, each with its reason and what is known. */
export function ToCheck({ list, choices, found, onShowRows, onDecide }: ToCheckProps) {
  const t = useMessages<typeof it>();
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  if (found.values === 0) {
    return (
      <InlineMessage intent="success" live={false}>
        {t('elenco.controlla.nulla')}
      </InlineMessage>
    );
  }
  return (
    <Panel
      title={t('elenco.controlla')}
      actions={
        <Button size="small" onClick={onShowRows}>
          {t('elenco.controlla.righe')}
        </Button>
      }
    >
      <Text as="p" numeric>
        {t('elenco.controlla.testo', {
          count: found.values,
          dove: t('elenco.controlla.dove', { count: found.rows, righe: number(found.rows) }),
        })}
      </Text>
      <CheckTable list={list} choices={choices} found={found} onDecide={onDecide} />
    </Panel>
  );
}

function CheckTable({ list, choices, found, onDecide }: Pick<ToCheckProps, 'list' | 'choices' | 'found' | 'onDecide'>) {
  const t = useMessages<typeof it>();
  const language = useLanguage();
  const [page, setPage] = useState(FIRST_PAGE);
  const columns: Column<CheckItem>[] = [
    { name: 'value', label: t('elenco.controlla.valore'), rowHeader: true },
    { name: 'beside', label: t('elenco.controlla.accanto') },
    { name: 'rows', label: t('elenco.controlla.quante'), numeric: true, cell: ({ rows }) => formatNumber(rows, language) },
    { name: 'reason', label: t('elenco.controlla.perche'), cell: (item) => reasonText(t, item) },
    { name: 'known', label: t('elenco.controlla.cosa'), cell: (item) => knownText(t, item, language) },
    { name: 'decision', label: t('elenco.decidi'), cell: (item) => <Decide item={item} onDecide={onDecide} /> },
  ];
  return (
    <SlicedTable
      list={list}
      call="toCheck"
      ask={{ choices }}
      page={page}
      onTurn={setPage}
      caption={t('elenco.controlla')}
      captionHidden
      columns={columns}
      expectedRows={found.values}
      paginationName={t('elenco.controlla.pagine')}
    />
  );
}
