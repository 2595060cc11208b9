import { OpenRegular } from '@territori/ui/icon';
import { Link } from '@territori/ui/link';
import { VisuallyHidden } from '@territori/ui/text';
import { useFlowMessages } from './flowMessages.ts';

/** A link that opens in a new tab; a text that is not an address is shown as plain text. */
export function ExternalLink({ href }: { readonly href: string }) {
  const t = useFlowMessages();
  if (!/^https?:\/\//.test(href)) return href;
  return (
    <Link href={href} newTab>
      <span style={{ overflowWrap: 'anywhere' }}>{href}</span>
      <OpenRegular style={{ marginInlineStart: '0.25em', verticalAlign: '-0.15em' }} />
      <VisuallyHidden>, {t('nuovaScheda')}</VisuallyHidden>
    </Link>
  );
}
