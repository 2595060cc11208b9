import type { RigaRicercaCodice } from '@territori/contract/wire';
import { useHref, useMessages } from '@territori/kit';
import type { UseQueryResult } from '@territori/kit/query';
import { useTableLabels } from '@territori/report-flow/labels';
import { ErrorState } from '@territori/ui/feedback';
import { Stack } from '@territori/ui/layout';
import { Link } from '@territori/ui/link';
import { LoadingOverlay } from '@territori/ui/progress';
import { type Column, DataTable } from '@territori/ui/table';
import { SectionTitle, Text, VisuallyHidden } from '@territori/ui/text';
import { codeAndName } from '../data/codeAndName.ts';
import { codeColumns, END_COLUMN } from '../data/codeColumns.ts';
import type it from '../messages/it.json';

interface CodeTableProps {
  readonly codes: UseQueryResult<readonly RigaRicercaCodice[]>;
  /** The key of the unit. */
  readonly unit: string;
  /** The searched code and name, where they are known: when the unit has another today, a sentence says so. */
  readonly searched: string | undefined;
}

/** The codes and names of one unit, each with its period. */
export function CodeTable({ codes, unit, searched }: CodeTableProps) {
  const text = useMessages<typeof it>();
  const labels = useTableLabels();
  const pages = useHref()('storia', 'unita');
  const { data: rows = [], isPending, isError, isFetching, refetch } = codes;
  const loading = isPending || isError;
  const newest = rows[0];
  const title = newest ? codeAndName(newest) : (searched ?? '');
  const columns: readonly Column<RigaRicercaCodice>[] = codeColumns(rows, text).map(({ name, label }) => ({
    name,
    label,
    rowHeader: name === 'Codice Istat',
    cell: (row) =>
      shown(row[name]) ??
      (name === END_COLUMN ? (
        <Text size="small" tone="muted">
          {text('inVigore')}
        </Text>
      ) : null),
  }));
  return (
    <LoadingOverlay busy={isFetching} label={text('caricamento')}>
      {isError && !isFetching ? (
        <ErrorState title={text('codici.errore')} onRetry={() => refetch()} labels={{ retry: text('riprova') }}>
          {text('errore.testo')}
        </ErrorState>
      ) : (
        <Stack>
          <SectionTitle>{title}</SectionTitle>
          {newest && searched !== undefined && title !== searched && (
            <Text as="p">
              {text(shown(newest[END_COLUMN]) === null ? 'cercata.oggi' : 'cercata.ultima', { cercata: searched, unita: title })}
            </Text>
          )}
          {pages && <Link href={`${pages}/${unit}`}>{text('unita.pagina')}</Link>}
          <VisuallyHidden live="polite">
            {!loading && text('tabella.riassunto', { righe: text('tabella.righe', { count: rows.length }), colonne: columns.length })}
          </VisuallyHidden>
          <DataTable
            caption={text('codici', { unita: title })}
            captionHidden
            columns={columns}
            rows={rows}
            loading={loading}
            skeletonRows={3}
            labels={labels}
          />
        </Stack>
      )}
    </LoadingOverlay>
  );
}

/** A blank means an empty value. */
function shown(cell: RigaRicercaCodice[string] | undefined): string | null {
  const text = String(cell ?? '').trim();
  return text === '' ? null : text;
}
