import type { Confronto } from '@territori/contract/v1';
import { formatDate, formatNumber, useLanguage, useMessages } from '@territori/kit';
import { useChangeWords } from '@territori/report-flow/changes';
import { usePaginationLabels, useTableLabels } from '@territori/report-flow/labels';
import { Button } from '@territori/ui/button';
import { Panel, Stack } from '@territori/ui/layout';
import { type Column, DataTable, PAGE_SIZES, Pagination } from '@territori/ui/table';
import { SectionTitle, Text } from '@territori/ui/text';
import { useEffect, useRef, useState } from 'react';
import { type KindOfChange, type LedgerLine, ledger } from '../../data/ledger.ts';
import type it from '../../messages/it.json';
import { useUnitLink } from '../useUnitLink.tsx';
import { signed } from './WaterfallDrawing.tsx';

/** The first number, a line for each kind of change, the last number. */
type Line = { readonly key: string; readonly label: string; readonly total: number; readonly line?: LedgerLine };

/** The account of a comparison as a table; a button shows the units behind a number. */
export function ComparisonTable({ comparison, dal, al }: { readonly comparison: Confronto; readonly dal: string; readonly al: string }) {
  const text = useMessages<typeof it>();
  const language = useLanguage();
  const labels = useTableLabels();
  const words = useChangeWords();
  const [open, setOpen] = useState<string>();
  const number = (value: number) => formatNumber(value, language);
  const lines = ledger(comparison);
  const rows: readonly Line[] = [
    { key: 'start', label: formatDate(dal), total: comparison.inizio },
    ...lines.map((line) => ({ key: line.key, label: words.kind(line.change.tipo), total: line.total, line })),
    { key: 'end', label: formatDate(al), total: comparison.fine },
  ];
  const columns: readonly Column<Line>[] = [
    { name: 'label', label: text('confronto.voce'), rowHeader: true },
    { name: 'numero', label: text('confronto.variazioni'), numeric: true, cell: ({ line }) => line && number(line.change.numero) },
    { name: 'sum', label: text('confronto.effetto'), numeric: true, cell: ({ line }) => line && signed(line.sum, number) },
    { name: 'total', label: text('confronto.totale'), numeric: true, cell: ({ total }) => number(total) },
    {
      name: 'elenco',
      label: text('confronto.elenco'),
      cell: ({ key, label, line }) =>
        line && (
          <Button
            size="small"
            aria-expanded={open === key}
            aria-label={`${text(open === key ? 'confronto.nascondi' : 'confronto.mostra')}: ${label}, ${signed(line.sum, number)}`}
            onClick={() => setOpen(open === key ? undefined : key)}
          >
            {text(open === key ? 'confronto.nascondi' : 'confronto.mostra')}
          </Button>
        ),
    },
  ];
  const shown = lines.find(({ key }) => key === open);
  return (
    <Stack gap="large">
      <Panel look="plain" title={text('confronto.conto')}>
        <DataTable
          caption={text('confronto.conto')}
          captionHidden
          columns={columns}
          rows={rows}
          rowKey={({ key }) => key}
          minWidth={500}
          labels={{ ...labels, noData: '–' }}
        />
      </Panel>
      {shown && <UnitsOfKind key={shown.key} title={words.kind(shown.change.tipo)} change={shown.change} />}
    </Stack>
  );
}

function UnitsOfKind({ title, change }: { readonly title: string; readonly change: KindOfChange }) {
  const text = useMessages<typeof it>();
  const language = useLanguage();
  const labels = useTableLabels();
  const link = useUnitLink();
  const paginationLabels = usePaginationLabels(text('confronto.pagine'));
  const [page, setPage] = useState(1);
  const [size, setSize] = useState<number>(PAGE_SIZES[1]);
  const heading = useRef<HTMLHeadingElement>(null);
  // the list opens below the table and may be outside the window
  useEffect(() => heading.current?.focus(), []);
  const columns: readonly Column<KindOfChange['unita'][number]>[] = [
    { name: 'data', label: text('confronto.giorno'), cell: ({ data }) => formatDate(data) },
    { name: 'denominazione', label: text('confronto.unita'), rowHeader: true, cell: ({ id, denominazione }) => link(id, denominazione) },
    { name: 'codice', label: text('confronto.codice') },
  ];
  return (
    <Stack>
      <SectionTitle ref={heading} tabIndex={-1}>
        {title} <Text tone="muted">({formatNumber(change.numero, language)})</Text>
      </SectionTitle>
      <DataTable
        caption={title}
        captionHidden
        columns={columns}
        rows={change.unita.slice((page - 1) * size, page * size)}
        minWidth={500}
        labels={labels}
      />
      <Pagination
        page={page}
        pageSize={size}
        total={change.unita.length}
        onPage={setPage}
        onPageSize={(next) => {
          setSize(next);
          setPage(1);
        }}
        labels={paginationLabels}
      />
    </Stack>
  );
}
