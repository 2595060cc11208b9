import { useKit } from '@territori/kit';
import { Link } from '@territori/ui/link';
import { Text } from '@territori/ui/text';
import { useShellMessages } from '../messages/useShellMessages.ts';
import { usePortal } from '../portal/PortalProvider.tsx';
import { withoutOverride } from '../registry/readOverrides.ts';
import { Strip } from './Strip.tsx';

/** Names each section that runs from a developer's server, with the way back. */
export function OverrideStrip() {
  const text = useShellMessages();
  const kit = useKit();
  const { overrides, entries } = usePortal();
  return overrides.map(({ id, url }) => {
    const manifest = entries[id]?.section;
    return (
      <Strip key={id}>
        <Text>{text('sviluppo.testo', { sezione: manifest ? kit.sectionTitle(manifest) : id, indirizzo: url })}</Text>
        <Link href={location.pathname + withoutOverride(location.search, id) + location.hash}>{text('sviluppo.torna')}</Link>
      </Strip>
    );
  });
}
