import { useHref } from '@territori/kit';
import { useShownPage } from '@territori/kit/portal';
import { Page } from '@territori/ui/layout';
import { Link } from '@territori/ui/link';
import { PageTitle, Text } from '@territori/ui/text';
import { useShellMessages } from '../messages/useShellMessages.ts';

/** The page for a path that no section owns. */
export function NotFound() {
  const text = useShellMessages();
  const home = useHref()('home');
  useShownPage(text('nonTrovata.titolo'));
  return (
    <Page>
      <PageTitle>{text('nonTrovata.titolo')}</PageTitle>
      <Text>{text('nonTrovata.testo')}</Text>
      {home && <Link href={home}>{text('nonTrovata.home')}</Link>}
    </Page>
  );
}
