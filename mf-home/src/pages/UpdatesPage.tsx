import type { Promemoria } from '@territori/contract/wire';
import { formatDate, useApi, useHref, useKit, useLanguage, useMessages } from '@territori/kit';
import { useQuery } from '@territori/kit/query';
import { useExport } from '@territori/report-flow/export';
import { usePaginationLabels } from '@territori/report-flow/labels';
import { DownloadButton } from '@territori/ui/download';
import { ErrorState, InlineMessage, SkeletonText } from '@territori/ui/feedback';
import { Page, PageHeader } from '@territori/ui/layout';
import { Link } from '@territori/ui/link';
import { type Column, DataTable, PAGE_SIZES, PagedTable, Pagination } from '@territori/ui/table';
import { PageTitle } from '@territori/ui/text';
import { useEffect, useState } from 'react';
import { updatesQuery } from '../data/newsQueries.ts';
import type it from '../messages/it.json';
import { BackHome } from './BackHome.tsx';

/** Every update of the data and of the portal, with a download as a spreadsheet. */
export default function UpdatesPage() {
  const t = useMessages<typeof it>();
  const updates = useQuery(updatesQuery(useApi(), useLanguage()));
  const changes = useHref()('variazioni', 'tutte');
  const paginationLabels = usePaginationLabels(t('aggiornamenti.pagine'));
  const [page, setPage] = useState(1);
  const [size, setSize] = useState<number>(PAGE_SIZES[1]);
  useKeepInSession(updates.data);
  const columns: Column<Promemoria>[] = [
    {
      name: 'titolo',
      label: t('aggiornamenti.evento'),
      rowHeader: true,
      cell: ({ titolo, variazioniDel }) =>
        changes && variazioniDel ? <Link href={`${changes}?dal=${variazioniDel}&al=${variazioniDel}`}>{titolo}</Link> : titolo,
    },
    { name: 'sottotitolo', label: t('aggiornamenti.descrizione') },
    // a cell shows the lines of a list one after another
    { name: 'testo', label: t('aggiornamenti.note'), cell: ({ testo }) => testo.replaceAll(/^- /gm, '• ') },
    { name: 'dataInserimento', label: t('aggiornamenti.dataPubblicazione'), cell: ({ dataInserimento }) => formatDate(dataInserimento) },
  ];
  return (
    <Page>
      <PageHeader above={<BackHome />} lead={t('aggiornamenti.testo')} actions={<UpdatesDownload />}>
        <PageTitle>{t('aggiornamenti')}</PageTitle>
      </PageHeader>
      {updates.isPending && (
        <div aria-busy="true">
          <SkeletonText lines={10} />
        </div>
      )}
      {updates.isError && (
        <ErrorState title={t('errore.novita')} cause={updates.error} onRetry={() => updates.refetch()} labels={{ retry: t('riprova') }} />
      )}
      {updates.data && (
        <PagedTable pageSize={size}>
          <DataTable
            caption={t('aggiornamenti')}
            captionHidden
            columns={columns}
            rows={updates.data.body.slice((page - 1) * size, page * size)}
            rowKey={({ idPromemoria }) => idPromemoria}
            minWidth={500}
            labels={{
              empty: t('novita.nessuna'),
              loading: t('caricamento'),
              noData: t('nessunDato'),
              readMore: t('leggiDiPiu'),
              close: t('chiudi'),
            }}
          />
          {updates.data.body.length > 0 && (
            <Pagination
              page={page}
              pageSize={size}
              total={updates.data.body.length}
              onPage={setPage}
              onPageSize={(next) => {
                setSize(next);
                setPage(1);
              }}
              labels={paginationLabels}
            />
          )}
        </PagedTable>
      )}
    </Page>
  );
}

/** The updates as XLSX, under the file name of the answer. */
function UpdatesDownload() {
  const t = useMessages<typeof it>();
  const api = useApi();
  const { running, failed, run, cancel, dismiss } = useExport<'XLSX'>();
  return (
    <>
      <DownloadButton
        appearance="primary"
        onDownload={() =>
          run('XLSX', ({ signal, onProgress }) =>
            api.download('/api/Promemoria/Download', {
              filename: 'aggiornamenti.xlsx',
              signal,
              onProgress: (bytes, total) => total && onProgress(bytes / total),
            }),
          )
        }
        {...(running && { progress: running.progress, onCancel: cancel })}
        labels={{
          cancel: t('annulla'),
          progress: (percentuale) => (percentuale === undefined ? t('scarica.preparazione') : t('scarica.avanzamento', { percentuale })),
        }}
      >
        {t('aggiornamenti.scarica')}
      </DownloadButton>
      {failed && <InlineMessage intent="error" title={t('errore.file')} onDismiss={dismiss} labels={{ dismiss: t('chiudi') }} />}
    </>
  );
}

/** Keeps the last answer in the session. */
function useKeepInSession(updates: { body: readonly Promemoria[]; info: object; additionalInfo: object } | undefined): void {
  const { session } = useKit();
  useEffect(() => {
    if (!updates) return;
    const { body, info, additionalInfo } = updates;
    session.aggiornamenti = { body: body.map((item) => ({ ...item })), info: { ...info }, additionalInfo: { ...additionalInfo } };
  }, [session, updates]);
}
