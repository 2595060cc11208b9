import { useApi, useMessages } from '@territori/kit';
import { useQuery } from '@territori/kit/query';
import { Button } from '@territori/ui/button';
import { EmptyState, ErrorState, SkeletonText } from '@territori/ui/feedback';
import { Panel } from '@territori/ui/layout';
import { Prose } from '@territori/ui/text';
import { useState } from 'react';
import { archiveQuery } from '../../data/archiveQuery.ts';
import type it from '../../messages/it.json';
import { ArchiveFiles } from './ArchiveFiles.tsx';

/** The bulk files of the edition in service. The list is asked for on demand, because an edition that has just been loaded has none yet. */
export function ArchivePanel() {
  const text = useMessages<typeof it>();
  const [open, setOpen] = useState(false);
  const { data, isError, isFetching, refetch } = useQuery({ ...archiveQuery(useApi()), enabled: open });
  return (
    <Panel title={text('archivio')}>
      <Prose>
        <p>{text('archivio.spiegazione')}</p>
        <p>{text('archivio.indirizzi')}</p>
      </Prose>
      {!open ? (
        <div>
          <Button onClick={() => setOpen(true)}>{text('archivio.mostra')}</Button>
        </div>
      ) : isFetching ? (
        <SkeletonText lines={10} />
      ) : isError || !data ? (
        <ErrorState title={text('archivio.errore')} onRetry={() => refetch()} labels={{ retry: text('riprova') }}>
          {text('errore.testo')}
        </ErrorState>
      ) : data.kind === 'files' ? (
        <ArchiveFiles archive={data.archive} />
      ) : data.kind === 'absent' ? (
        <EmptyState title={text('archivio.assente')} />
      ) : (
        <EmptyState title={text('archivio.inPreparazione')} action={<Button onClick={() => refetch()}>{text('riprova')}</Button>}>
          {text('archivio.inPreparazione.testo')}
        </EmptyState>
      )}
    </Panel>
  );
}
