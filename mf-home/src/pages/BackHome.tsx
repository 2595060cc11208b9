import { useMessages } from '@territori/kit';
import { LinkButton } from '@territori/ui/button';
import { ArrowLeftRegular } from '@territori/ui/icon';
import { HOME_ADDRESS } from '../data/homeAddresses.ts';
import type it from '../messages/it.json';

/** The way back to the home. */
export function BackHome() {
  const text = useMessages<typeof it>();
  return (
    <LinkButton href={HOME_ADDRESS} appearance="subtle" icon={<ArrowLeftRegular />}>
      {text('indietro')}
    </LinkButton>
  );
}
