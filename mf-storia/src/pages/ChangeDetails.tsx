import type { Certezza, DettaglioAssociato, DettaglioProvvedimento, IndizioUnita, RigaVariazione } from '@territori/contract/wire';
import { useApi, useLanguage, useMessages } from '@territori/kit';
import { useQuery } from '@territori/kit/query';
import { useTableLabels } from '@territori/report-flow/labels';
import type { UnitType } from '@territori/report-flow/pick';
import { ErrorState } from '@territori/ui/feedback';
import { DocumentPdfRegular } from '@territori/ui/icon';
import { Stack } from '@territori/ui/layout';
import { Link } from '@territori/ui/link';
import { LoadingOverlay } from '@territori/ui/progress';
import { type Column, DataTable } from '@territori/ui/table';
import { SectionTitle, VisuallyHidden } from '@territori/ui/text';
import { changeDetailsQuery } from '../data/changeDetailsQuery.ts';
import { CERTAINTY, involvedColumns } from '../data/involvedColumns.ts';
import type it from '../messages/it.json';
import { ChangeHints } from './ChangeHints.tsx';
import { EventDescription } from './EventDescription.tsx';

const CERTAINTIES: readonly unknown[] = ['dichiarato', 'derivato', 'dedotto'] satisfies Certezza[];

const isCertainty = (word: unknown): word is Certezza => CERTAINTIES.includes(word);

/** The legal act of a change, the units involved, and a description of the event. */
export function ChangeDetails({ type, change, hints }: { type: UnitType; change: RigaVariazione; hints: readonly IndizioUnita[] }) {
  const text = useMessages<typeof it>();
  const language = useLanguage();
  const labels = useTableLabels();
  const { data, isPending, isError, isFetching, refetch } = useQuery(changeDetailsQuery(useApi(), language, type, change));
  const loading = isPending || isError;
  const provisions = data?.provisions ?? [];
  const units = data?.units ?? [];

  const provisionColumns: readonly Column<DettaglioProvvedimento>[] = [
    { name: 'identificativo_provvedimento', label: text('provvedimento.identificativo'), rowHeader: true },
    { name: 'provvedimento', label: text('provvedimento'), lang: 'it' },
    { name: 'data_provvedimento', label: text('provvedimento.data') },
    { name: 'contenuto', label: text('provvedimento.contenuto'), lang: 'it' },
    {
      name: 'url_pdf',
      label: text('provvedimento.pdf'),
      cell: ({ url_pdf, identificativo_provvedimento }) =>
        url_pdf && (
          <Link href={url_pdf} newTab>
            <DocumentPdfRegular /> {text('provvedimento.apri')}
            <VisuallyHidden>
              {' '}
              {identificativo_provvedimento} {text('nuovaScheda')}
            </VisuallyHidden>
          </Link>
        ),
    },
  ];
  const unitColumns: readonly Column<DettaglioAssociato>[] = involvedColumns(type, units, text).map(({ name, label }) => ({
    name,
    label,
    ...(name === CERTAINTY && { cell: ({ [CERTAINTY]: certainty }) => isCertainty(certainty) && text(`certezza.${certainty}`) }),
  }));
  const summary = (count: number, columns: number) =>
    text('tabella.riassunto', { righe: text('tabella.righe', { count }), colonne: columns });

  if (isError && !isFetching)
    return (
      <ErrorState title={text('dettaglio.errore')} onRetry={() => refetch()} labels={{ retry: text('riprova') }}>
        {text('errore.testo')}
      </ErrorState>
    );
  return (
    <LoadingOverlay busy={isFetching} label={text('caricamento')}>
      <Stack gap="large">
        <VisuallyHidden live="polite">
          {!loading &&
            `${text('dettaglio.provvedimento')}: ${summary(provisions.length, provisionColumns.length)} ${text('dettaglio.variazione')}: ${summary(units.length, unitColumns.length)}`}
        </VisuallyHidden>
        <Stack>
          <SectionTitle>{text('dettaglio.provvedimento')}</SectionTitle>
          <DataTable
            caption={text('dettaglio.provvedimento')}
            captionHidden
            columns={provisionColumns}
            rows={provisions}
            loading={loading}
            skeletonRows={1}
            minWidth={500}
            labels={{ ...labels, empty: text('dettaglio.nessunProvvedimento') }}
          />
        </Stack>
        <Stack>
          <SectionTitle>{text('dettaglio.variazione')}</SectionTitle>
          <DataTable
            caption={text('dettaglio.variazione')}
            captionHidden
            columns={unitColumns}
            rows={units}
            loading={loading}
            skeletonRows={1}
            minWidth={500}
            labels={{ ...labels, empty: text('dettaglio.nessunaUnita') }}
          />
        </Stack>
        {hints.length > 0 && <ChangeHints type={type} hints={hints} />}
        <EventDescription description={change['descrizione evento']} />
      </Stack>
    </LoadingOverlay>
  );
}
