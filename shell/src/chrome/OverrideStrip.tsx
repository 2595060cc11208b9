import { useKit } from '@territori/kit';
import { Button } from '@territori/ui/button';
import { Link } from '@territori/ui/link';
import { Text } from '@territori/ui/text';
import { useShellMessages } from '../messages/useShellMessages.ts';
import { usePortal } from '../portal/PortalProvider.tsx';
import { type Override, withoutOverride } from '../registry/readOverrides.ts';
import { Strip } from './Strip.tsx';

/**
 * Names each section that runs from a developer's server, and each override that could not be read, with a link back to
 * the released version.
 */
export function OverrideStrip() {
  const text = useShellMessages();
  const kit = useKit();
  const { overrides, unreadOverrides, entries } = usePortal();
  const values = ({ id, url }: Override) => {
    const manifest = entries[id]?.section;
    return { sezione: manifest ? kit.sectionTitle(manifest) : id, indirizzo: url };
  };
  return (
    <>
      {overrides.map((override) => (
        <Strip key={override.id}>
          <Text>{text('sviluppo.testo', values(override))}</Text>
          <BackToRelease {...override} />
        </Strip>
      ))}
      {unreadOverrides.map((override) => (
        <Strip key={override.id}>
          <Text>{text('sviluppo.nonLetta', values(override))}</Text>
          <Button onClick={() => location.reload()}>{text('sviluppo.riprova')}</Button>
          <BackToRelease {...override} />
        </Strip>
      ))}
    </>
  );
}

function BackToRelease({ id }: Override) {
  const text = useShellMessages();
  return <Link href={location.pathname + withoutOverride(location.search, id) + location.hash}>{text('sviluppo.torna')}</Link>;
}
