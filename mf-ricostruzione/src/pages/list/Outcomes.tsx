import { formatDate, formatNumber, useLanguage, useMessages } from '@territori/kit';
import { Panel } from '@territori/ui/layout';
import { Text } from '@territori/ui/text';
import type { ListChoices } from '../../list/ListChoices.ts';
import { LARGEST_ODS, type ListView } from '../../list/ListView.ts';
import type it from '../../messages/it.json';
import { Downloads } from './Downloads.tsx';
import { ListRows } from './ListRows.tsx';
import type { OpenList } from './OpenList.ts';
import { OutcomeBar } from './OutcomeBar.tsx';
import type { ListAddress } from './useListAddress.ts';

export interface OutcomesProps {
  readonly list: OpenList;
  readonly view: ListView;
  readonly address: ListAddress;
  readonly choices: ListChoices;
}

/** What became of the rows: their outcomes, the table, the files to download. */
export function Outcomes({ list, view, address, choices }: OutcomesProps) {
  const t = useMessages<typeof it>();
  const language = useLanguage();
  const { report } = view;
  const { table, turn } = address;
  const ods = report.righe * view.columns.length <= LARGEST_ODS;
  return (
    <>
      <Panel title={t('elenco.scarica')} look="filled">
        <Text as="p">{t(ods ? 'elenco.scarica.testo' : 'elenco.scarica.senzaOds')}</Text>
        <Downloads list={list} choices={choices} aggregated={Boolean(view.translation?.aggregation)} ods={ods} />
      </Panel>
      <Panel title={t('elenco.esiti')}>
        <Text as="p" numeric>
          {t('elenco.esiti.sommario', {
            count: report.righe,
            righe: formatNumber(report.righe, language),
            data: formatDate(view.translation?.to),
          })}
        </Text>
        <OutcomeBar
          counts={report.esiti}
          toCheck={view.translation?.toCheck.rows ?? 0}
          rows={report.righe}
          chosen={table.filter}
          onChoose={(filter) => turn({ filter, page: 1 })}
        />
        <ListRows list={list} view={view} choices={choices} table={table} onTurn={turn} />
      </Panel>
    </>
  );
}
