import { makeStyles } from '@griffel/react';
import { tokens } from '@territori/ui/theme';
import { type ReactNode, useState } from 'react';
import { Modal } from './Modal.tsx';

export interface ReadMoreProps {
  text: string;
  /** Title of the modal with the whole text. */
  title: ReactNode;
  /** Shorter texts are shown whole. */
  limit?: number | undefined;
  labels: { /** The button, such as "Leggi di più". */ more: string; close: string };
}

const useStyles = makeStyles({
  button: {
    padding: 0,
    minHeight: '24px',
    border: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorBrandForegroundLink,
    font: 'inherit',
    textDecorationLine: 'underline',
    cursor: 'pointer',
  },
  text: { margin: 0, whiteSpace: 'pre-line' },
});

/** A text of any length: a long one is cut, and read whole in a modal. */
export function ReadMore({ text, title, limit = 100, labels }: ReadMoreProps) {
  const styles = useStyles();
  const [open, setOpen] = useState(false);
  if (text.length <= limit) return text;
  return (
    <>
      {text.slice(0, limit).trimEnd()}…{' '}
      <button type="button" className={styles.button} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {labels.more}
      </button>
      <Modal open={open} onClose={() => setOpen(false)} title={title} labels={labels}>
        <p className={styles.text}>{text}</p>
      </Modal>
    </>
  );
}
