import { useMessages } from '@territori/kit';
import { LinkButton } from '@territori/ui/button';
import { ArrowLeftRegular } from '@territori/ui/icon';
import type it from '../messages/it.json';

/** The way back to the reports of the section. */
export function BackToSearch() {
  const text = useMessages<typeof it>();
  return (
    <LinkButton href="#/variazioni" appearance="subtle" icon={<ArrowLeftRegular />}>
      {text('titolo')}
    </LinkButton>
  );
}
