import { useMessages } from '@territori/kit';
import { Button } from '@territori/ui/button';
import { DocumentTableRegular } from '@territori/ui/icon';
import { Text } from '@territori/ui/text';
import { makeStyles, mergeClasses, tokens } from '@territori/ui/theme';
import { useEffect, useRef, useState } from 'react';
import type it from '../../messages/it.json';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: tokens.spacingVerticalM,
    minHeight: '14rem',
    padding: tokens.spacingHorizontalXL,
    textAlign: 'center',
    border: `${tokens.strokeWidthThick} dashed ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  over: { border: `${tokens.strokeWidthThick} dashed ${tokens.colorBrandStroke1}`, backgroundColor: tokens.colorBrandBackground2 },
  icon: { fontSize: '40px', lineHeight: 1, color: tokens.colorBrandForeground1 },
  input: { display: 'none' },
});

/** Takes a file that is dropped anywhere on the page, or chosen by a button. */
export function DropZone({ onFile }: { readonly onFile: (file: File) => void }) {
  const t = useMessages<typeof it>();
  const styles = useStyles();
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);

  // a file that misses the zone would replace the page in the browser
  useEffect(() => {
    const page = root.current?.getRootNode();
    const hold = (event: Event) => {
      const dropped = event instanceof DragEvent ? event.dataTransfer : null;
      if (!dropped?.types.includes('Files')) return;
      event.preventDefault();
      setOver(event.type === 'dragover');
      const file = event.type === 'drop' ? dropped.files[0] : undefined;
      if (file) onFile(file);
    };
    const kinds = ['dragover', 'dragleave', 'drop'] as const;
    for (const kind of kinds) page?.addEventListener(kind, hold);
    return () => {
      for (const kind of kinds) page?.removeEventListener(kind, hold);
    };
  }, [onFile]);

  return (
    <div ref={root} className={mergeClasses(styles.root, over && styles.over)}>
      <DocumentTableRegular className={styles.icon} />
      <Text as="p" size="large" weight="semibold">
        {t('elenco.scegli.trascina')}
      </Text>
      <Button appearance="primary" onClick={() => input.current?.click()}>
        {t('elenco.scegli.file')}
      </Button>
      <Text as="p" size="small" tone="muted">
        {t('elenco.scegli.formati')}
      </Text>
      <input
        ref={input}
        type="file"
        className={styles.input}
        aria-label={t('elenco.scegli.file')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // the same file may be chosen again
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </div>
  );
}
