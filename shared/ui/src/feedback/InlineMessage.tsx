import { makeStyles, mergeClasses } from '@griffel/react';
import { CheckmarkCircleRegular, DismissRegular, ErrorCircleRegular, IconButton, InfoRegular, WarningRegular } from '@territori/ui/icon';
import { tokens } from '@territori/ui/theme';
import type { ReactNode } from 'react';
import { faultWords } from './faultWords.tsx';

export interface InlineMessageProps {
  intent: 'info' | 'success' | 'warning' | 'error';
  title?: ReactNode;
  children?: ReactNode;
  /** The failure; when it is that of a call, what the catalogue of errors says of it follows the title. */
  cause?: Error | null | undefined;
  actions?: ReactNode;
  /** Makes it dismissible; needs a name. */
  onDismiss?: (() => void) | undefined;
  labels?: { dismiss: string } | undefined;
  /** False for a message that is there from the start: screen readers then do not announce it. */
  live?: boolean | undefined;
}

const icons = { info: InfoRegular, success: CheckmarkCircleRegular, warning: WarningRegular, error: ErrorCircleRegular };

const look = (background: string, line: string, icon: string) => ({
  backgroundColor: background,
  borderInlineStartColor: line,
  '& svg': { color: icon },
});

const useStyles = makeStyles({
  root: {
    display: 'flex',
    gap: tokens.spacingHorizontalM,
    alignItems: 'start',
    paddingBlock: tokens.spacingVerticalM,
    paddingInline: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusMedium,
    borderInlineStartWidth: tokens.strokeWidthThickest,
    borderInlineStartStyle: 'solid',
  },
  info: look(tokens.colorBrandBackground2, tokens.colorBrandStroke1, tokens.colorBrandForeground1),
  success: look(tokens.colorPaletteGreenBackground1, tokens.colorPaletteGreenBorder2, tokens.colorPaletteGreenForeground1),
  warning: look(tokens.colorPaletteDarkOrangeBackground1, tokens.colorPaletteDarkOrangeBorder2, tokens.colorPaletteDarkOrangeForeground1),
  error: look(tokens.colorPaletteRedBackground1, tokens.colorPaletteRedBorder2, tokens.colorPaletteRedForeground1),
  icon: { flexShrink: 0, fontSize: '24px' },
  text: { flex: 1, minWidth: 0, display: 'grid', gap: tokens.spacingVerticalXS },
  title: { fontWeight: tokens.fontWeightSemibold },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS, marginTop: tokens.spacingVerticalXS },
});

/** A message that stays in the page until its cause is resolved. Screen readers announce errors at once, other messages when they pause. */
export function InlineMessage({ intent, title, children, cause, actions, onDismiss, labels, live = true }: InlineMessageProps) {
  const styles = useStyles();
  const Icon = icons[intent];
  return (
    <div role={live ? (intent === 'error' ? 'alert' : 'status') : undefined} className={mergeClasses(styles.root, styles[intent])}>
      <Icon className={styles.icon} />
      <div className={styles.text}>
        {title && <div className={styles.title}>{title}</div>}
        {faultWords(cause)}
        {children && <div>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {onDismiss && <IconButton label={labels?.dismiss} icon={<DismissRegular />} onClick={onDismiss} />}
    </div>
  );
}
