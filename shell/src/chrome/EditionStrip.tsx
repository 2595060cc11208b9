import { useShellMessages } from '../messages/useShellMessages.ts';
import { useEdition } from '../portal/useEdition.ts';
import { useNewEdition } from '../portal/useNewEdition.ts';
import { ReloadStrip } from './ReloadStrip.tsx';

/** The offer, on every page, to read a new edition of the data once it is in service. */
export function EditionStrip() {
  const text = useShellMessages();
  return <ReloadStrip title={useNewEdition(useEdition().data) ? text('edizione.nuova') : undefined} />;
}
