import { Button, ProgressBar } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import { tokens } from '@territori/ui/theme';
import { useLayoutEffect, useRef } from 'react';

export interface DownloadProgressProps {
  /** `true` when the progress is unknown, else 0 to 1. */
  progress: number | true;
  onCancel?: (() => void) | undefined;
  labels: {
    cancel: string;
    /** The text of the progress; `percent` is undefined when unknown. */
    progress: (percent: number | undefined) => string;
  };
}

const useStyles = makeStyles({
  root: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalS },
  bar: {
    display: 'grid',
    gap: tokens.spacingVerticalXS,
    minWidth: '10rem',
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
});

/** The progress of a download, and a button to cancel it. When it disappears, the focus returns to the previous element. */
export function DownloadProgress({ progress, onCancel, labels }: DownloadProgressProps) {
  const styles = useStyles();
  const root = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const tree = root.current?.getRootNode() as Document | ShadowRoot;
    const starter = tree.activeElement;
    const own = root.current;
    return () => {
      // the focused button disappears when the download ends
      if (own?.contains(tree.activeElement) && starter instanceof HTMLElement) starter.focus();
    };
  }, []);
  const ratio = typeof progress === 'number' ? progress : undefined;
  const text = labels.progress(ratio === undefined ? undefined : Math.round(ratio * 100));
  return (
    <span ref={root} className={styles.root}>
      <span className={styles.bar}>
        <span aria-live="polite">{text}</span>
        <ProgressBar aria-label={text} {...(ratio !== undefined && { value: ratio })} />
      </span>
      {onCancel && (
        <Button size="small" appearance="subtle" onClick={onCancel}>
          {labels.cancel}
        </Button>
      )}
    </span>
  );
}
