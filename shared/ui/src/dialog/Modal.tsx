import { makeStyles, mergeClasses } from '@griffel/react';
import { DismissRegular, IconButton } from '@territori/ui/icon';
import { PlaceElement } from '@territori/ui/layout';
import { SectionTitle } from '@territori/ui/text';
import { tokens } from '@territori/ui/theme';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

export interface ModalProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  titleLang?: string | undefined;
  children: ReactNode;
  /** Buttons at the foot. */
  actions?: ReactNode;
  size?: 'small' | 'medium' | 'large' | undefined;
  labels: { /** Name of the button with the cross. */ close: string };
}

const PADDING = 'clamp(1rem, 4vw, 1.5rem)';

const useStyles = makeStyles({
  root: {
    boxSizing: 'border-box',
    flexDirection: 'column',
    width: 'calc(100vw - 2rem)',
    maxWidth: '36rem',
    maxHeight: 'calc(100dvh - 2rem)',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    // a modal inside a table cell must not look like a cell
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'start',
    cursor: 'auto',
    boxShadow: tokens.shadow16,
    outlineStyle: 'none',
    '&[open]': { display: 'flex' },
    '::backdrop': { backgroundColor: tokens.colorBackgroundOverlay },
    '@media (forced-colors: active)': { border: '2px solid CanvasText' },
  },
  small: { maxWidth: '28rem' },
  medium: {},
  large: { maxWidth: '72rem' },
  head: {
    display: 'flex',
    alignItems: 'start',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalL,
    paddingBlock: tokens.spacingVerticalL,
    paddingInline: PADDING,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  body: {
    overflowY: 'auto',
    // a dialog stands in the window, its content in the dialog
    containerType: 'inline-size',
    paddingBlock: tokens.spacingVerticalXL,
    paddingInline: PADDING,
    ':focus-visible': { outlineOffset: '-2px' },
  },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'end',
    gap: tokens.spacingHorizontalS,
    paddingBlock: tokens.spacingVerticalL,
    paddingInline: PADDING,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
});

function OpenModal({ onClose, title, titleLang, children, actions, size = 'medium', labels }: Omit<ModalProps, 'open'>) {
  const styles = useStyles();
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const opener = (dialog.getRootNode() as Document | ShadowRoot).activeElement;
    // jsdom supports the element, but not its modal state
    if (dialog.showModal) dialog.showModal();
    else dialog.open = true;
    dialog.focus();
    return () => {
      dialog.close?.();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  return (
    // the browser's own modal: the page behind is inert, focus stays inside, nothing can lie over it, in a shadow tree as well
    <dialog
      ref={ref}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={mergeClasses(styles.root, styles[size])}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.head}>
        <SectionTitle id={titleId} compact {...(titleLang && { lang: titleLang })}>
          {title}
        </SectionTitle>
        <IconButton label={labels.close} icon={<DismissRegular />} onClick={onClose} />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text must be scrollable by keyboard, and a stop of Tab has a name */}
      <div role="group" aria-labelledby={titleId} className={styles.body} tabIndex={0}>
        <PlaceElement value={null}>{children}</PlaceElement>
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </dialog>
  );
}

/** A dialog over the page: focus goes in, Esc and the cross close it, focus goes back to what opened it. */
export function Modal({ open, ...rest }: ModalProps) {
  return open ? <OpenModal {...rest} /> : null;
}
