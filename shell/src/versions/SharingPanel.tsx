import type { RegistryEntry } from '@territori/contract';
import { useKit } from '@territori/kit';
import { Panel, useNarrow } from '@territori/ui/layout';
import { DataTable } from '@territori/ui/table';
import { Text } from '@territori/ui/text';
import { usePortal } from '../portal/PortalProvider.tsx';
import { SharingDrawing } from './SharingDrawing.tsx';
import { SharingList } from './SharingList.tsx';
import { type SharedPackage, sharing } from './sharing.ts';
import { useVersionsMessages } from './useVersionsMessages.ts';

/** What the sections ask of each shared package, who takes the shell's copy and who does not: drawn and as a table, or as a list. */
export function SharingPanel() {
  const text = useVersionsMessages();
  const kit = useKit();
  const { entries, provided } = usePortal();
  const narrow = useNarrow();
  const packages = sharing(entries, provided);
  const title = (id: string) => kit.sectionTitle((entries[id] as RegistryEntry).section);
  const sections = Object.keys(entries).map((id) => ({ id, title: title(id) }));
  const who = (ids: readonly string[]) => (ids.length === sections.length ? text('condivise.tutte') : ids.map(title).join(', '));
  const others = ({ broughtBy, refused }: SharedPackage) =>
    [
      ...broughtBy.map(({ id, range }) => text('condivise.propria', { sezione: title(id), versione: range })),
      ...refused.map(({ id, range }) => text('condivise.rifiutata', { sezione: title(id), versione: range })),
    ].join('; ');
  const asked = (each: SharedPackage) => each.asked.map(({ range, ids }) => `${range}: ${who(ids)}`).join('; ');
  const said = { pacchetti: packages.length, sezioni: sections.length };
  return (
    <Panel look="plain" title={text('condivise')}>
      <Text>{text('condivise.spiegazione', said)}</Text>
      {narrow ? (
        <SharingList packages={packages} asked={asked} others={others} />
      ) : (
        <>
          <SharingDrawing packages={packages} sections={sections} />
          <DataTable<SharedPackage>
            caption={text('condivise.tabella')}
            captionHidden
            rows={packages}
            rowKey={({ name }) => name}
            columns={[
              { name: 'name', label: text('condivise.pacchetto'), rowHeader: true },
              { name: 'provided', label: text('condivise.guscio'), cell: ({ provided: versions }) => versions.join(', ') },
              { name: 'asked', label: text('condivise.chieste'), cell: asked },
              { name: 'single', label: text('condivise.copie'), cell: ({ single }) => text(single ? 'condivise.una' : 'condivise.piu') },
              { name: 'others', label: text('condivise.proprie'), cell: others },
            ]}
            labels={{
              ...{ empty: text('vuota'), loading: text('caricamento'), noData: text('nessuna') },
              ...{ readMore: text('leggi'), close: text('chiudi') },
            }}
          />
        </>
      )}
    </Panel>
  );
}
