import { Button, ProgressBar } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import { tokens } from '@territori/ui/theme';
import { useLayoutEffect, useRef } from 'react';

export interface DownloadProgressProps {
  /** `true`: how far is unknown. 0 to 1: that far. */
  progress: number | true;
  onCancel?: (() => void) | undefined;
  labels: {
    cancel: string;
    /** What runs and how far, `percent` undefined when unknown. */
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

/** How far a download is, and a way to cancel it. When it goes, focus that it has returns to what had it before. */
export function DownloadProgress({ progress, onCancel, labels }: DownloadProgressProps) {
  const styles = useStyles();
  const root = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const tree = root.current?.getRootNode() as Document | ShadowRoot;
    const starter = tree.activeElement;
    const own = root.current;
    return () => {
      // what has the focus goes with the end of the download
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
