import { makeStyles, mergeClasses, tokens } from '@territori/ui/theme';
import { useEffect } from 'react';
import { useShellMessages } from '../messages/useShellMessages.ts';
import type { SearchOption } from './searchOptions.ts';
import type { SearchResult } from './useSearch.ts';

const useStyles = makeStyles({
  root: {
    position: 'absolute',
    zIndex: 1000,
    top: `calc(100% + ${tokens.spacingVerticalS})`,
    left: 0,
    right: 0,
    maxHeight: 'min(70vh, 34rem)',
    overflowY: 'auto',
    padding: tokens.spacingVerticalS,
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: tokens.shadow16,
  },
  heading: {
    padding: tokens.spacingHorizontalS,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground3,
  },
  option: {
    padding: tokens.spacingHorizontalS,
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  active: { backgroundColor: tokens.colorBrandBackground2, outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  detail: {
    display: 'block',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  line: { margin: 0, padding: tokens.spacingHorizontalS },
  retry: {
    border: 'none',
    padding: '4px',
    backgroundColor: 'transparent',
    color: tokens.colorBrandForegroundLink,
    fontFamily: 'inherit',
    fontSize: 'inherit',
    textDecorationLine: 'underline',
    cursor: 'pointer',
  },
});

interface Properties {
  readonly id: string;
  readonly result: SearchResult;
  readonly active: string | null;
  readonly onPick: (option: SearchOption) => void;
}

/** The results by group, or the message that there are none or that the search failed. */
export function SearchResults({ id, result: { groups, busy, failed, retry }, active, onPick }: Properties) {
  const styles = useStyles();
  const text = useShellMessages();
  useEffect(() => {
    if (active) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  return (
    <div className={styles.root}>
      {busy && <p className={styles.line}>{text('ricerca.attesa')}…</p>}
      {failed && !busy && (
        <p className={styles.line}>
          {text('ricerca.errore')}{' '}
          <button type="button" className={styles.retry} onClick={retry}>
            {text('ricerca.riprova')}
          </button>
        </p>
      )}
      {groups.length === 0 && !busy && !failed && <p className={styles.line}>{text('ricerca.nessuno')}</p>}
      <div id={id} role="listbox" aria-label={text('ricerca.etichetta')} tabIndex={-1}>
        {groups.map(({ id: group, options }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options in a list box, not of fields
          <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
            <div id={`${id}-${group}`} role="presentation" className={styles.heading}>
              {text(`ricerca.${group}`)}
            </div>
            {options.map((option) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the field, which moves through the list
              <div
                key={option.id}
                id={`${id}-${option.id}`}
                role="option"
                tabIndex={-1}
                aria-selected={option.id === active}
                className={mergeClasses(styles.option, option.id === active && styles.active)}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onPick(option)}
              >
                {option.label}
                {option.detail && <span className={styles.detail}>{option.detail}</span>}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
