import { Button } from '@territori/ui/button';
import { Text } from '@territori/ui/text';
import { useShellMessages } from '../messages/useShellMessages.ts';
import { Strip } from './Strip.tsx';

/** The announced offer to reload the page, where there is a reason (`title`). The visitor decides when; the address stays the same. */
export function ReloadStrip({ title }: { title: string | undefined }) {
  const text = useShellMessages();
  return (
    <div role="status">
      {title !== undefined && (
        <Strip>
          <Text weight="semibold">{title}</Text>
          <Text>{text('versione.testo')}</Text>
          <Button appearance="primary" onClick={() => location.reload()}>
            {text('versione.ricarica')}
          </Button>
        </Strip>
      )}
    </div>
  );
}
