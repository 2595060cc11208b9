import { Panel } from '@territori/ui/layout';
import { DataTable } from '@territori/ui/table';
import { ExternalLink } from '../ExternalLink.tsx';
import { useFlowMessages } from '../flowMessages.ts';
import { useTableLabels } from '../labels/index.ts';
import type { ServiceLinks } from './serviceLinks.ts';

/** The addresses of a report's published services at the chosen dates. Each is a working link. */
export function ServiceAddresses({ links }: { readonly links: ServiceLinks }) {
  const t = useFlowMessages();
  const labels = useTableLabels();
  return (
    <Panel look="plain" level={3} title={t('api.servizi')}>
      <DataTable
        caption={t('api.servizi')}
        captionHidden
        columns={[
          { name: 'name', label: t('api.servizio'), rowHeader: true },
          { name: 'href', label: t('api.indirizzo'), cell: ({ href }) => <ExternalLink href={href} /> },
        ]}
        rows={[
          { name: t('api.righe'), href: links.rows },
          { name: t('api.conteggio'), href: links.count },
          { name: t('api.metadati'), href: links.info },
        ]}
        labels={labels}
      />
    </Panel>
  );
}
