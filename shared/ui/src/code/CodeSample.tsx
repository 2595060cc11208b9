import { makeStyles, mergeClasses } from '@griffel/react';
import { Button } from '@territori/ui/button';
import { CheckmarkRegular, CopyRegular } from '@territori/ui/icon';
import { Stack } from '@territori/ui/layout';
import { SectionTitle, Text } from '@territori/ui/text';
import { tokens } from '@territori/ui/theme';
import { useId, useState } from 'react';
import { copyText } from './copyText.ts';

export interface CodeSampleProps {
  /** The heading above the code. */
  name: string;
  code: string;
  level?: 2 | 3 | 4 | undefined;
  /** Long code scrolls within a part of the screen. */
  scrolls?: boolean | undefined;
  labels: { copy: string; copied: string; notCopied: string };
}

const useStyles = makeStyles({
  // the button stays at the end of the first line of a long heading
  head: { display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: tokens.spacingHorizontalS },
  copy: { display: 'flex', flexShrink: 0, alignItems: 'center', gap: tokens.spacingHorizontalS },
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
  scrolls: { maxHeight: '24rem', overflowY: 'auto' },
});

/**
 * Code to copy. The result of copying is shown beside the button, because an open modal covers notifications and hides
 * the rest of the page from screen readers.
 */
export function CodeSample({ name, code, level = 4, scrolls, labels }: CodeSampleProps) {
  const styles = useStyles();
  const id = useId();
  const [tried, setTried] = useState<{ readonly code: string; readonly copied: boolean }>();
  // new code has not been copied yet
  const outcome = tried?.code === code ? tried : undefined;
  return (
    <Stack gap="small">
      <div className={styles.head}>
        <SectionTitle level={level} compact id={id}>
          {name}
        </SectionTitle>
        <div className={styles.copy}>
          <span role="status">{outcome && <Text size="small">{outcome.copied ? labels.copied : labels.notCopied}</Text>}</span>
          <Button
            size="small"
            appearance="subtle"
            icon={outcome?.copied ? <CheckmarkRegular /> : <CopyRegular />}
            onClick={async () => setTried({ code, copied: await copyText(code) })}
            aria-describedby={id}
          >
            {labels.copy}
          </Button>
        </div>
      </div>
      {/* a keyboard scrolls what it can reach */}
      <pre
        className={mergeClasses(styles.code, scrolls && styles.scrolls)}
        lang="en"
        {...(scrolls && { tabIndex: 0, role: 'region', 'aria-labelledby': id })}
      >
        <code>{code}</code>
      </pre>
    </Stack>
  );
}
