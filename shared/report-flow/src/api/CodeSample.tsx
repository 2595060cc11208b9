import { useNotify } from '@territori/kit';
import { Button } from '@territori/ui/button';
import { CopyRegular } from '@territori/ui/icon';
import { Stack } from '@territori/ui/layout';
import { SectionTitle } from '@territori/ui/text';
import { makeStyles, tokens } from '@territori/ui/theme';
import { useId } from 'react';
import { copyText } from '../copyText.ts';
import { useFlowMessages } from '../flowMessages.ts';

const useStyles = makeStyles({
  code: {
    margin: 0,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});

/** A piece of code to copy. */
export function CodeSample({ name, code }: { readonly name: string; readonly code: string }) {
  const t = useFlowMessages();
  const notify = useNotify();
  const styles = useStyles();
  const id = useId();
  const copy = async () => {
    const copied = await copyText(code);
    notify({ kind: copied ? 'success' : 'warning', title: t(copied ? 'codice.copiato' : 'codice.nonCopiato') });
  };
  return (
    <Stack gap="small">
      <Stack direction="row" justify="between" align="center">
        <SectionTitle level={4} id={id}>
          {name}
        </SectionTitle>
        <Button size="small" appearance="subtle" icon={<CopyRegular />} onClick={copy} aria-describedby={id}>
          {t('codice.copia')}
        </Button>
      </Stack>
      <pre className={styles.code} lang="en">
        <code>{code}</code>
      </pre>
    </Stack>
  );
}
