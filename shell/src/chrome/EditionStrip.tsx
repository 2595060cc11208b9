import { useKit } from '@territori/kit';
import { useEffect } from 'react';
import { useShellMessages } from '../messages/useShellMessages.ts';
import { useEdition } from '../portal/useEdition.ts';
import { useNewEdition } from '../portal/useNewEdition.ts';
import { ReloadStrip } from './ReloadStrip.tsx';

/** The offer, on every page, to read a new edition of the data once it is in service. */
export function EditionStrip() {
  const text = useShellMessages();
  const kit = useKit();
  const { data: opened } = useEdition();

  useEffect(() => {
    if (opened) kit.edition = opened;
  }, [kit, opened]);

  return <ReloadStrip title={useNewEdition(opened) ? text('edizione.nuova') : undefined} />;
}
