import type { Provvedimento } from '@territori/contract/v1';
import { formatDate } from '@territori/kit';
import { Link } from '@territori/ui/link';
import { Text } from '@territori/ui/text';
import { makeStyles, tokens } from '@territori/ui/theme';
import { useChangeMessages } from './useChangeMessages.ts';

const useStyles = makeStyles({ root: { display: 'grid', gap: tokens.spacingVerticalXXS } });

/** The act that ordered a change: its text, the journal that published it, its date, and its document where one is known. */
export function ActOfChange({ act }: { readonly act: Provvedimento | null }) {
  const t = useChangeMessages();
  const styles = useStyles();
  if (!act)
    return (
      <Text size="small" tone="muted">
        {t('provvedimento.nessuno')}
      </Text>
    );
  const { testo, gazzetta, data, url } = act;
  return (
    <span className={styles.root}>
      <span lang="it">{testo}</span>
      {gazzetta && <span lang="it">{gazzetta}</span>}
      {data && <span>{t('provvedimento.data', { data: formatDate(data) })}</span>}
      {url && (
        <Link href={url} newTab>
          {t('provvedimento.apri')}
        </Link>
      )}
    </span>
  );
}
