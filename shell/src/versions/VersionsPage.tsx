import type { RegistryEntry } from '@territori/contract';
import { useKit } from '@territori/kit';
import { useQuery } from '@territori/kit/query';
import { Page, PageHeader, Panel } from '@territori/ui/layout';
import { Link } from '@territori/ui/link';
import { DataTable } from '@territori/ui/table';
import { PageTitle, Text } from '@territori/ui/text';
import { usePortal } from '../portal/PortalProvider.tsx';
import { fetchText } from '../registry/fetchText.ts';
import { useVersionsMessages } from './useVersionsMessages.ts';

/** `versions.json`: the versions of each part that were ever released. */
type Released = Readonly<Record<string, readonly string[]>>;

const readReleased = async (): Promise<Released> =>
  JSON.parse(await fetchText(new URL('versions.json', document.baseURI).href, { cache: 'no-store' })) as Released;

/** The address of the preview of a version, on the section's home page. */
const previewAddress = ({ section: { id, routes } }: RegistryEntry, version: string) =>
  `?section.${id}=${encodeURIComponent(`@${version}`)}#${routes[0]}`;

/** The running, staged and published versions of each section. Where the operator allows previews, a version opens as one. */
export default function VersionsPage() {
  const text = useVersionsMessages();
  const kit = useKit();
  const { entries, revision } = usePortal();
  const released = useQuery({ queryKey: ['versioni'], queryFn: readReleased });
  const others = (entry: RegistryEntry) =>
    (released.data?.[entry.section.id] ?? []).filter((version) => version !== entry.version).toReversed();
  const shown = (entry: RegistryEntry, version: string) =>
    kit.config.previews ? (
      <Link
        href={previewAddress(entry, version)}
        aria-label={text('apri', { versione: version, sezione: kit.sectionTitle(entry.section) })}
      >
        {version}
      </Link>
    ) : (
      version
    );
  return (
    <Page>
      <PageHeader>
        <PageTitle>{text('titolo')}</PageTitle>
        <Text>{text('spiegazione')}</Text>
        {kit.config.previews && <Text>{text('anteprime')}</Text>}
      </PageHeader>
      <Panel>
        <DataTable
          caption={text('tabella', { revisione: revision })}
          rowKey={({ section }) => section.id}
          rows={Object.values(entries)}
          loading={released.isPending}
          error={released.isError ? { title: text('guasto'), onRetry: () => released.refetch() } : undefined}
          columns={[
            { name: 'section', label: text('sezione'), rowHeader: true, cell: ({ section }) => kit.sectionTitle(section) },
            { name: 'version', label: text('uso') },
            {
              name: 'next',
              label: text('prova'),
              cell: ({ next }) => next && text('provaQuota', { versione: next.version, quota: next.share }),
            },
            {
              name: 'published',
              label: text('pubblicate'),
              cell: (entry) =>
                others(entry).map((version, index) => [index > 0 && ', ', <span key={version}>{shown(entry, version)}</span>]),
            },
          ]}
          labels={{
            ...{ empty: text('vuota'), loading: text('caricamento'), retry: text('riprova') },
            ...{ noData: text('nessuna'), readMore: text('leggi'), close: text('chiudi') },
          }}
        />
      </Panel>
    </Page>
  );
}
