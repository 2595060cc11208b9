import { Button, type ButtonProps } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import { ArrowDownloadRegular } from '@territori/ui/icon';
import { tokens } from '@territori/ui/theme';
import { type ReactElement, type ReactNode, useId } from 'react';
import { DownloadProgress, type DownloadProgressProps } from './DownloadProgress.tsx';

export interface DownloadButtonProps extends Pick<ButtonProps, 'appearance' | 'size'> {
  children: ReactNode;
  onDownload: () => void;
  /** Absent: no download. `true`: a download with unknown progress. 0 to 1: its progress. */
  progress?: number | true | undefined;
  /** Offered while a download runs. */
  onCancel?: (() => void) | undefined;
  disabled?: boolean | undefined;
  /** Why it is disabled, read with the button. */
  disabledReason?: string | undefined;
  icon?: ReactElement | undefined;
  labels: DownloadProgressProps['labels'];
}

const useStyles = makeStyles({
  root: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
});

/** Starts a download; while it runs, the button shows its progress and can cancel it. */
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
  return (
    <span className={styles.root}>
      <Button
        {...look}
        icon={icon ?? <ArrowDownloadRegular />}
        disabledFocusable={Boolean(disabled || progress !== undefined)}
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
      {progress !== undefined && <DownloadProgress progress={progress} onCancel={onCancel} labels={labels} />}
    </span>
  );
}
