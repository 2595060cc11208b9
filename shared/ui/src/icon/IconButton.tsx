import { makeStyles } from '@griffel/react';
import { tokens } from '@territori/ui/theme';
import type { ReactNode } from 'react';

export interface IconButtonProps {
  /** The accessible name. */
  readonly label: string | undefined;
  readonly icon: ReactNode;
  readonly onClick: () => void;
}

const useStyles = makeStyles({
  root: {
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    width: '32px',
    height: '32px',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: 'inherit',
    fontSize: '20px',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
});

/** A button that shows only an icon, for what closes or empties the part that it stands in. It needs no other family. */
export function IconButton({ label, icon, onClick }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} className={useStyles().root} onClick={onClick}>
      {icon}
    </button>
  );
}
