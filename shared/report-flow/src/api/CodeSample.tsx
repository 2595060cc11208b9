import { Button } from '@territori/ui/button';
import { CheckmarkRegular, CopyRegular } from '@territori/ui/icon';
import { Stack } from '@territori/ui/layout';
import { SectionTitle, Text } from '@territori/ui/text';
import { makeStyles, tokens } from '@territori/ui/theme';
import { useId, useState } from 'react';
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

/** A piece of code to copy. What came of copying is told beside the button: a modal lies over notifications and silences the rest of the page. */
export function CodeSample({ name, code }: { readonly name: string; readonly code: string }) {
  const t = useFlowMessages();
  const styles = useStyles();
  const id = useId();
  const [tried, setTried] = useState<{ readonly code: string; readonly copied: boolean }>();
  // other dates are other code
  const outcome = tried?.code === code ? t(tried.copied ? 'codice.copiato' : 'codice.nonCopiato') : '';
  return (
    <Stack gap="small">
      <Stack direction="row" justify="between" align="center">
        <SectionTitle level={4} id={id}>
          {name}
        </SectionTitle>
        <Stack direction="row" gap="small" align="center">
          <span role="status">{outcome && <Text size="small">{outcome}</Text>}</span>
          <Button
            size="small"
            appearance="subtle"
            icon={outcome && tried?.copied ? <CheckmarkRegular /> : <CopyRegular />}
            onClick={async () => setTried({ code, copied: await copyText(code) })}
            aria-describedby={id}
          >
            {t('codice.copia')}
          </Button>
        </Stack>
      </Stack>
      <pre className={styles.code} lang="en">
        <code>{code}</code>
      </pre>
    </Stack>
  );
}
