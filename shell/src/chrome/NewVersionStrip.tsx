import { useShellMessages } from '../messages/useShellMessages.ts';
import { usePortal } from '../portal/PortalProvider.tsx';
import { ReloadStrip } from './ReloadStrip.tsx';

/** Says that a new version of the portal was released while this page was open. */
export function NewVersionStrip() {
  const text = useShellMessages();
  const { newVersion } = usePortal();
  return <ReloadStrip title={newVersion ? text('versione.titolo') : undefined} />;
}
