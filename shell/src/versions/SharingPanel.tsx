import type { RegistryEntry } from '@territori/contract';
import { useKit } from '@territori/kit';
import { Panel } from '@territori/ui/layout';
import { DataTable } from '@territori/ui/table';
import { usePortal } from '../portal/PortalProvider.tsx';
import { SharingDrawing } from './SharingDrawing.tsx';
import { type SharedPackage, sharing } from './sharing.ts';
import { useVersionsMessages } from './useVersionsMessages.ts';

/** Which sections take each shared package from the shell, and which bring their own copy: drawn, and as a table. */
export function SharingPanel() {
  const text = useVersionsMessages();
  const kit = useKit();
  const { entries, provided } = usePortal();
  const packages = sharing(entries, provided);
  const title = (id: string) => kit.sectionTitle((entries[id] as RegistryEntry).section);
  const sections = Object.keys(entries).map((id) => ({ id, title: title(id) }));
  return (
    <Panel look="plain" title={text('condivise')}>
      <SharingDrawing packages={packages} sections={sections} />
      <DataTable<SharedPackage>
        caption={text('condivise.tabella')}
        captionHidden
        rows={packages}
        rowKey={({ name }) => name}
        columns={[
          { name: 'name', label: text('condivise.pacchetto'), rowHeader: true },
          { name: 'provided', label: text('condivise.guscio'), cell: ({ provided: versions }) => versions.join(', ') },
          {
            name: 'takenBy',
            label: text('condivise.da'),
            cell: ({ takenBy }) => (takenBy.length === sections.length ? text('condivise.tutte') : takenBy.map(title).join(', ')),
          },
          {
            name: 'broughtBy',
            label: text('condivise.proprie'),
            cell: ({ broughtBy }) => broughtBy.map(({ id, version }) => `${title(id)} ${version}`).join(', '),
          },
        ]}
        labels={{
          ...{ empty: text('vuota'), loading: text('caricamento'), noData: text('nessuna') },
          ...{ readMore: text('leggi'), close: text('chiudi') },
        }}
      />
    </Panel>
  );
}
