import { useKit } from '@territori/kit';
import { Button } from '@territori/ui/button';
import { Link } from '@territori/ui/link';
import { Text } from '@territori/ui/text';
import { useShellMessages } from '../messages/useShellMessages.ts';
import { usePortal } from '../portal/PortalProvider.tsx';
import { closePreview } from '../registry/previews.ts';
import { type Override, withoutOverride } from '../registry/readOverrides.ts';
import { sessionStorageIfAllowed } from '../registry/startReading.ts';
import { Strip } from './Strip.tsx';

/**
 * Names each section that runs from a developer's server or as a preview, and each override that could not be read, with a link back to
 * the released version.
 */
export function OverrideStrip() {
  const text = useShellMessages();
  const kit = useKit();
  const { overrides, unreadOverrides, entries } = usePortal();
  const values = ({ id, url, version = '' }: Override) => {
    const manifest = entries[id]?.section;
    return { sezione: manifest ? kit.sectionTitle(manifest) : id, indirizzo: url, versione: version };
  };
  return (
    <>
      {overrides.map((override) => (
        <Strip key={override.id}>
          <Text>{text(override.version ? 'anteprima.testo' : 'sviluppo.testo', values(override))}</Text>
          <BackToRelease {...override} />
        </Strip>
      ))}
      {unreadOverrides.map((override) => (
        <Strip key={override.id}>
          <Text>{text(override.version ? 'anteprima.nonLetta' : 'sviluppo.nonLetta', values(override))}</Text>
          <Button onClick={() => location.reload()}>{text('sviluppo.riprova')}</Button>
          <BackToRelease {...override} />
        </Strip>
      ))}
    </>
  );
}

function BackToRelease({ id }: Override) {
  const text = useShellMessages();
  const search = withoutOverride(location.search, id);
  const close = () => {
    closePreview(id, sessionStorageIfAllowed());
    // the address stays the same where the preview was only remembered
    if (search === location.search) location.reload();
  };
  return (
    <Link href={location.pathname + search + location.hash} onClick={close}>
      {text('sviluppo.torna')}
    </Link>
  );
}
