import { Text } from '@territori/ui/text';
import { useShellMessages } from '../messages/useShellMessages.ts';
import { useEdition } from '../portal/useEdition.ts';
import { useNewEdition } from '../portal/useNewEdition.ts';
import { ReloadStrip } from './ReloadStrip.tsx';
import { Strip } from './Strip.tsx';

/**
 * A line on every page while the official archive is being fetched, and the offer to read the new edition once it is in
 * service. Only the offer is announced: a count that changes every few seconds would interrupt a screen reader.
 */
export function EditionStrip() {
  const text = useShellMessages();
  const { progress, newEdition } = useNewEdition(useEdition().data);
  return (
    <>
      {progress && !newEdition && (
        <Strip>
          <Text>{text('edizione.caricamento', { fatti: progress.fatti, totale: progress.totale })}</Text>
        </Strip>
      )}
      <ReloadStrip title={newEdition ? text('edizione.nuova') : undefined} />
    </>
  );
}
