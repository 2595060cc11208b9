import { useAnnounce, useMessages } from '@territori/kit';
import { copyText } from '@territori/report-flow/copyText';
import { Button } from '@territori/ui/button';
import { CheckmarkRegular, CopyRegular } from '@territori/ui/icon';
import { Stack } from '@territori/ui/layout';
import { SectionTitle } from '@territori/ui/text';
import { makeStyles, tokens } from '@territori/ui/theme';
import { useId, useState } from 'react';
import type it from '../messages/it.json';

const useStyles = makeStyles({
  code: {
    margin: 0,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});

/** A few lines of a programming language that read a service, to be copied. */
export function CodeExample({ name, code }: { name: string; code: string }) {
  const styles = useStyles();
  const text = useMessages<typeof it>();
  const announce = useAnnounce();
  const title = useId();
  const [copied, setCopied] = useState<string | null>(null);
  const copy = async () => {
    const done = await copyText(code);
    if (done) setCopied(code);
    announce(text(done ? 'codice.copiato' : 'codice.nonCopiato'));
  };
  return (
    <Stack gap="small">
      <Stack direction="row" justify="between" align="center">
        <SectionTitle level={4} id={title}>
          {name}
        </SectionTitle>
        <Button
          size="small"
          appearance="subtle"
          icon={copied === code ? <CheckmarkRegular /> : <CopyRegular />}
          aria-describedby={title}
          onClick={copy}
        >
          {text(copied === code ? 'codice.copiato' : 'codice.copia')}
        </Button>
      </Stack>
      <pre className={styles.code} lang="en">
        <code>{code}</code>
      </pre>
    </Stack>
  );
}
