import { Button, type ButtonProps, ProgressBar } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import { ArrowDownloadRegular } from '@territori/ui/icon';
import { tokens } from '@territori/ui/theme';
import { type ReactElement, type ReactNode, useId } from 'react';

export interface DownloadButtonProps extends Pick<ButtonProps, 'appearance' | 'size'> {
  children: ReactNode;
  onDownload: () => void;
  /** Absent: nothing runs. `true`: running, how far is unknown. 0 to 1: running, that far. */
  progress?: number | true | undefined;
  /** Offered while a download runs. */
  onCancel?: (() => void) | undefined;
  disabled?: boolean | undefined;
  /** Why it is disabled, read with the button. */
  disabledReason?: string | undefined;
  icon?: ReactElement | undefined;
  labels: {
    cancel: string /** What runs and how far, `percent` undefined when unknown. */;
    progress: (percent: number | undefined) => string;
  };
}

const useStyles = makeStyles({
  root: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  running: {
    display: 'grid',
    gap: tokens.spacingVerticalXS,
    minWidth: '10rem',
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
});

/** Starts a download; while it runs it shows how far it is and can be cancelled. */
export function DownloadButton({
  children,
  onDownload,
  progress,
  onCancel,
  disabled,
  disabledReason,
  icon,
  labels,
  ...look
}: DownloadButtonProps) {
  const styles = useStyles();
  const id = useId();
  const running = progress !== undefined;
  const ratio = typeof progress === 'number' ? progress : undefined;
  const text = running ? labels.progress(ratio === undefined ? undefined : Math.round(ratio * 100)) : '';
  return (
    <span className={styles.root}>
      <Button
        {...look}
        icon={icon ?? <ArrowDownloadRegular />}
        disabledFocusable={Boolean(disabled || running)}
        onClick={onDownload}
        aria-describedby={disabled && disabledReason ? id : undefined}
      >
        {children}
      </Button>
      {disabled && disabledReason && (
        <span id={id} hidden>
          {disabledReason}
        </span>
      )}
      {running && (
        <span className={styles.running}>
          <span aria-live="polite">{text}</span>
          <ProgressBar aria-label={text} {...(ratio !== undefined && { value: ratio })} />
        </span>
      )}
      {running && onCancel && (
        <Button size="small" appearance="subtle" onClick={onCancel}>
          {labels.cancel}
        </Button>
      )}
    </span>
  );
}
