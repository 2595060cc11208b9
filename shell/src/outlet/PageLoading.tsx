import { SkeletonText } from '@territori/ui/feedback';
import { Page } from '@territori/ui/layout';
import { VisuallyHidden } from '@territori/ui/text';
import { useShellMessages } from '../messages/useShellMessages.ts';

/** Shown while a section or a page is loading. */
export function PageLoading() {
  const text = useShellMessages();
  return (
    <Page>
      <VisuallyHidden live="polite">{text('pagina.caricamento')}</VisuallyHidden>
      <SkeletonText title lines={8} />
    </Page>
  );
}
