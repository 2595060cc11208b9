import { Button } from '@territori/ui/button';
import { Text } from '@territori/ui/text';
import { useShellMessages } from '../messages/useShellMessages.ts';
import { usePortal } from '../portal/PortalProvider.tsx';
import { Strip } from './Strip.tsx';

/**
 * Says that a new version of the portal was released while this page was open. The visitor decides when to reload; the
 * address stays the same.
 */
export function NewVersionStrip() {
  const text = useShellMessages();
  const { newVersion } = usePortal();
  return (
    <div role="status">
      {newVersion && (
        <Strip>
          <Text weight="semibold">{text('versione.titolo')}</Text>
          <Text>{text('versione.testo')}</Text>
          <Button appearance="primary" onClick={() => location.reload()}>
            {text('versione.ricarica')}
          </Button>
        </Strip>
      )}
    </div>
  );
}
