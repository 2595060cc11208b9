import { makeStyles } from '@griffel/react';
import { DismissRegular } from '@territori/ui/icon';
import { tokens } from '@territori/ui/theme';

export interface FilterChip {
  id: string;
  label: string;
}

export interface FilterChipsProps {
  chips: readonly FilterChip[];
  onRemove: (id: string) => void;
  disabled?: boolean | undefined;
  labels: { /** Name of the list. */ list: string /** Name of a chip's button, given its full text. */; remove: (label: string) => string };
}

/** Longer texts are cut, with an ellipsis; the full one stays readable as the button's name and title. */
export const CHIP_LENGTH = 56;

const cut = (text: string) => (text.length > CHIP_LENGTH ? `${text.slice(0, CHIP_LENGTH)}…` : text);

const useStyles = makeStyles({
  list: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS, margin: 0, padding: 0, listStyleType: 'none' },
  item: { maxWidth: '100%' },
  chip: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalSNudge,
    maxWidth: '100%',
    minHeight: '32px',
    paddingBlock: tokens.spacingVerticalXXS,
    paddingInline: tokens.spacingHorizontalM,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorBrandStroke2}`,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorNeutralForeground1,
    font: 'inherit',
    fontSize: tokens.fontSizeBase200,
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { border: `${tokens.strokeWidthThin} solid ${tokens.colorBrandStroke1}` },
    ':disabled': { cursor: 'not-allowed', color: tokens.colorNeutralForegroundDisabled },
  },
  text: { minWidth: 0, overflowWrap: 'anywhere' },
  icon: { flexShrink: 0, fontSize: '16px' },
});

/** The active filters; each is a button that removes it. */
export function FilterChips({ chips, onRemove, disabled, labels }: FilterChipsProps) {
  const styles = useStyles();
  if (chips.length === 0) return null;
  return (
    <ul aria-label={labels.list} className={styles.list}>
      {chips.map(({ id, label }) => (
        <li key={id} className={styles.item}>
          <button
            type="button"
            className={styles.chip}
            disabled={disabled}
            aria-label={labels.remove(label)}
            title={label}
            onClick={() => onRemove(id)}
          >
            <span className={styles.text}>{cut(label)}</span>
            <DismissRegular className={styles.icon} />
          </button>
        </li>
      ))}
    </ul>
  );
}
