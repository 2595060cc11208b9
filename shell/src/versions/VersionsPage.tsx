import { FORMER_CONTRACTS, type RegistryEntry } from '@territori/contract';
import { formatDate, formatNumber, useApi, useKit } from '@territori/kit';
import { useQuery } from '@territori/kit/query';
import { Page, PageHeader, Panel } from '@territori/ui/layout';
import { Link } from '@territori/ui/link';
import { DataTable } from '@territori/ui/table';
import { PageTitle, Prose } from '@territori/ui/text';
import { makeStyles, tokens } from '@territori/ui/theme';
import { usePortal } from '../portal/PortalProvider.tsx';
import { readReleased } from '../registry/readReleased.ts';
import { DeveloperAddress } from './DeveloperAddress.tsx';
import { loadTime } from './loadTime.ts';
import { outcomesOfVersion, type ReportedOutcome } from './outcomesOfVersion.ts';
import { SharingPanel } from './SharingPanel.tsx';
import { useVersionsMessages } from './useVersionsMessages.ts';

/** So many versions of a section are listed at once, the newest first; the others are folded. */
const SHOWN_VERSIONS = 4;

const useStyles = makeStyles({
  // a finger finds one line
  versions: { margin: 0, paddingInlineStart: tokens.spacingHorizontalL, lineHeight: tokens.lineHeightBase400, whiteSpace: 'nowrap' },
  version: { whiteSpace: 'nowrap' },
});

/** The address of the preview of a version, on the section's home page. */
const versionPreviewAddress = ({ section: { id, routes } }: RegistryEntry, version: string) =>
  `?section.${id}=${encodeURIComponent(`@${version}`)}#${routes[0]}`;

/**
 * The running, staged and published versions of each section, who owns it, its size, time and failures, and what it shares. Where the
 * operator allows previews, a version opens as one; outside production a section runs from a developer's address.
 */
export default function VersionsPage() {
  const text = useVersionsMessages();
  const styles = useStyles();
  const kit = useKit();
  const { entries, revision, overrides } = usePortal();
  const hasOwners = Object.values(entries).some(({ owner }) => owner !== undefined);
  const api = useApi();
  const sample = kit.config.outcomeSample ?? 0;
  const counted = kit.config.previews === true && sample > 0;
  const counts = useQuery({
    queryKey: ['esiti'],
    queryFn: ({ signal }) => api.get<ReportedOutcome[]>('/api/esiti', { signal, silent: true }),
    enabled: counted,
  });
  const released = useQuery({ queryKey: ['versioni'], queryFn: readReleased });
  const others = (entry: RegistryEntry) =>
    Object.keys(released.data?.[entry.section.id] ?? {})
      .filter((version) => version !== entry.version)
      .toReversed();
  const shown = (entry: RegistryEntry, version: string) =>
    kit.config.previews ? (
      <Link
        href={versionPreviewAddress(entry, version)}
        aria-label={text('apri', { versione: version, sezione: kit.sectionTitle(entry.section) })}
      >
        {version}
      </Link>
    ) : (
      version
    );
  const kilobytes = (bytes: number) => formatNumber(Math.ceil(bytes / 1000), kit.language);
  return (
    <Page>
      <PageHeader lead={text('spiegazione')}>
        <PageTitle>{text('titolo')}</PageTitle>
      </PageHeader>
      {kit.config.previews && (
        <Prose>
          <p>{text('anteprime')}</p>
          {counted && <p>{text('esitiSpiegazione', { quota: sample })}</p>}
        </Prose>
      )}
      <Panel look="plain">
        <DataTable
          caption={text('tabella', { revisione: revision })}
          rowKey={({ section }) => section.id}
          rows={Object.values(entries)}
          loading={released.isPending}
          error={released.isError ? { title: text('guasto'), onRetry: () => released.refetch() } : undefined}
          columns={[
            { name: 'section', label: text('sezione'), rowHeader: true, cell: ({ section }) => kit.sectionTitle(section) },
            ...(hasOwners ? [{ name: 'owner', label: text('titolare') }] : []),
            {
              name: 'version',
              label: text('uso'),
              cell: ({ version, section: { id, contract } }) => {
                const override = overrides.find((each) => each.id === id);
                const former = FORMER_CONTRACTS.find((each) => each.contract === contract);
                if (former && !override)
                  return text('uso.precedente', { versione: version, contratto: contract, data: formatDate(former.until) });
                if (!override) return <span className={styles.version}>{version}</span>;
                return text(override.version ? 'uso.anteprima' : 'uso.sviluppo', { versione: version, indirizzo: override.url });
              },
            },
            {
              name: 'size',
              label: text('peso'),
              cell: ({ base, entry, section: { sizes } }) => (
                <>
                  {text('peso.valori', { ingresso: kilobytes(sizes.entry), tutto: kilobytes(sizes.total) })}
                  <VersionLoadTime time={loadTime(new URL(entry, base).href)} />
                </>
              ),
            },
            {
              name: 'next',
              label: text('prova'),
              cell: ({ next }) => next && text('provaQuota', { versione: next.version, quota: next.share }),
            },
            ...(counted
              ? [
                  {
                    name: 'outcomes',
                    label: text('esiti'),
                    cell: ({ section, version, next }: RegistryEntry) =>
                      [version, next?.version ?? []].flat().map((each) => (
                        <div key={each}>
                          {text(counts.isError ? 'esitiGuasto' : 'esitiVersione', {
                            versione: each,
                            ...outcomesOfVersion(counts.data ?? [], section.id, each),
                          })}
                        </div>
                      )),
                  },
                ]
              : []),
            {
              name: 'published',
              label: text('pubblicate'),
              cell: (entry) => {
                const links = others(entry).map((version) => <li key={version}>{shown(entry, version)}</li>);
                if (links.length === 0) return null;
                return (
                  <>
                    <ul className={styles.versions}>{links.slice(0, SHOWN_VERSIONS)}</ul>
                    {links.length > SHOWN_VERSIONS && (
                      <details>
                        <summary>{text('precedenti', { numero: links.length - SHOWN_VERSIONS })}</summary>
                        <ul className={styles.versions}>{links.slice(SHOWN_VERSIONS)}</ul>
                      </details>
                    )}
                  </>
                );
              },
            },
          ]}
          labels={{
            empty: text('vuota'),
            loading: text('caricamento'),
            retry: text('riprova'),
            noData: text('nessuna'),
            readMore: text('leggi'),
            close: text('chiudi'),
          }}
        />
      </Panel>
      {kit.config.environment && <DeveloperAddress />}
      <SharingPanel />
    </Page>
  );
}

/** The time in which the entry of a section arrived on this page, if it has. */
function VersionLoadTime({ time }: { readonly time: number | undefined }) {
  const text = useVersionsMessages();
  return time !== undefined && <div>{text('tempo', { millisecondi: time })}</div>;
}
