import type { Microservizio } from '@territori/contract/wire';
import { useMessages } from '@territori/kit';
import { serviceParameters } from '@territori/report-flow/api';
import { usePaginationLabels, useTableLabels } from '@territori/report-flow/labels';
import { Button } from '@territori/ui/button';
import { InfoRegular } from '@territori/ui/icon';
import { Stack } from '@territori/ui/layout';
import { LoadingOverlay } from '@territori/ui/progress';
import { type Column, DataTable, PagedTable, Pagination } from '@territori/ui/table';
import { SectionTitle, Text, VisuallyHidden } from '@territori/ui/text';
import { useState } from 'react';
import type { ServiceOption } from '../data/service.ts';
import type it from '../messages/it.json';

export interface ServiceTableProps {
  readonly services: readonly Microservizio[];
  /** The only report in the table: the table has its name, and the columns that repeat it are left out. */
  readonly only: ServiceOption | null;
  readonly loading: boolean;
  readonly onInfo: (id: number) => void;
}

/** The published services, one row per report. */
export function ServiceTable({ services, only, loading, onInfo }: ServiceTableProps) {
  const text = useMessages<typeof it>();
  const labels = useTableLabels();
  const paginationLabels = usePaginationLabels(text('pagine'));
  const [page, setPage] = useState(1);
  const [size, setSize] = useState(10);

  const naming: readonly Column<Microservizio>[] = [
    { name: 'Id report', label: text('colonna.id'), numeric: true },
    {
      name: 'Titolo report',
      label: text('colonna.titolo'),
      rowHeader: true,
      cell: (service) => (
        <>
          {service['Titolo report']}
          {!service.disponibile && (
            <Text as="p" size="small" tone="muted">
              {service.motivo}
            </Text>
          )}
        </>
      ),
    },
    { name: 'Inizio/fine validità report', label: text('colonna.validita') },
  ];
  const columns: readonly Column<Microservizio>[] = [
    ...(only ? [] : naming),
    { name: 'Analisi temporale', label: text('colonna.analisi') },
    { name: 'descrizione parametri', label: text('colonna.parametri'), cell: (service) => <ParameterList service={service} /> },
    {
      name: 'info',
      label: text('colonna.info'),
      cell: (service) => (
        <Button
          size="small"
          appearance="subtle"
          icon={<InfoRegular />}
          aria-haspopup="dialog"
          aria-label={text('info.apri', { titolo: service['Titolo report'] })}
          title={text('info.apri', { titolo: service['Titolo report'] })}
          onClick={() => onInfo(service['Id report'])}
        />
      ),
    },
  ];
  return (
    <LoadingOverlay busy={loading} label={text('caricamento')}>
      <Stack>
        <SectionTitle>{text('riepilogo')}</SectionTitle>
        {only && <Text weight="semibold">{only.label}</Text>}
        <VisuallyHidden live="polite">{!loading && text('riepilogo.quanti', { count: services.length })}</VisuallyHidden>
        <PagedTable pageSize={size}>
          <DataTable
            caption={only ? `${text('riepilogo')}: ${only.label}` : text('riepilogo')}
            captionHidden
            columns={columns}
            rows={services.slice((page - 1) * size, page * size)}
            rowKey={(service) => service['Id report']}
            loading={loading}
            minWidth={only ? 500 : 1000}
            labels={labels}
          />
          {!only && (
            <Pagination
              page={page}
              pageSize={size}
              total={services.length}
              onPage={setPage}
              onPageSize={(next) => {
                setSize(next);
                setPage(1);
              }}
              disabled={loading}
              labels={paginationLabels}
            />
          )}
        </PagedTable>
      </Stack>
    </LoadingOverlay>
  );
}

function ParameterList({ service }: { service: Microservizio }) {
  return serviceParameters(service).map(({ NomeParametro, DescrizioneParametro }) => (
    <div key={NomeParametro}>
      <code>{NomeParametro}</code>: {DescrizioneParametro}
    </div>
  ));
}
