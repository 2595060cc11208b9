import { makeStyles, mergeClasses } from '@griffel/react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { Highlighted } from '@territori/ui/text';
import { tokens } from '@territori/ui/theme';
import { useEffect, useRef } from 'react';
import type { TypeaheadOption } from './TypeaheadOption.ts';

export interface OptionListProps {
  id: string;
  /** Name of the list. */
  label: string;
  options: readonly TypeaheadOption[];
  /** Index of the option that the keyboard is on, -1 for none; `options.length` is the last line, which loads more. */
  active: number;
  selected: TypeaheadOption | null;
  /** Marked in the options. */
  query: string;
  onChoose: (index: number) => void;
  /** Text of a last option that loads more. */
  more: string | undefined;
  /** True while options are loading. */
  busy: boolean;
}

const OPTION_HEIGHT = 48;
const LIST_HEIGHT = 7 * OPTION_HEIGHT;

const useStyles = makeStyles({
  list: { maxHeight: `${LIST_HEIGHT}px`, overflowY: 'auto', overscrollBehavior: 'contain' },
  option: {
    boxSizing: 'border-box',
    position: 'absolute',
    left: 0,
    right: 0,
    height: `${OPTION_HEIGHT}px`,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    paddingInline: tokens.spacingHorizontalM,
    cursor: 'pointer',
    lineHeight: tokens.lineHeightBase200,
    fontVariantNumeric: 'tabular-nums',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  active: { backgroundColor: tokens.colorBrandBackground2, outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  selected: { fontWeight: tokens.fontWeightSemibold },
  line: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  hint: { fontSize: tokens.fontSizeBase100, lineHeight: tokens.lineHeightBase100, color: tokens.colorNeutralForeground3 },
  more: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorBrandForegroundLink },
});

/**
 * The open list. Of thousands of options it renders only the visible ones. Focus stays in the text box, which refers to
 * the active option.
 */
export function OptionList({ id, label, options, active, selected, query, onChoose, more, busy }: OptionListProps) {
  const styles = useStyles();
  const scroll = useRef<HTMLDivElement>(null);
  const count = options.length + (more ? 1 : 0);
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroll.current,
    estimateSize: () => OPTION_HEIGHT,
    // every row has the same height, so nothing is measured
    observeElementRect: (_, report) => report({ width: 0, height: LIST_HEIGHT }),
    overscan: 5,
  });

  useEffect(() => {
    if (active >= 0) virtual.scrollToIndex(active);
  }, [active, virtual]);

  return (
    <div ref={scroll} id={id} role="listbox" aria-label={label} aria-busy={busy} className={styles.list}>
      <div role="presentation" style={{ height: virtual.getTotalSize(), position: 'relative' }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const option = options[index];
          const isSelected = option !== undefined && option.value === selected?.value;
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard is handled on the text box
            // biome-ignore lint/a11y/useFocusableInteractive: as above
            <div
              key={option?.value ?? 'more'}
              id={`${id}-${index}`}
              role="option"
              aria-selected={isSelected}
              aria-setsize={count}
              aria-posinset={index + 1}
              className={mergeClasses(styles.option, index === active && styles.active, isSelected && styles.selected)}
              style={{ top: start }}
              // the text box keeps focus
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(index)}
            >
              {option ? (
                <>
                  <span className={styles.line}>
                    <Highlighted text={option.label} query={query} />
                  </span>
                  {option.hint && <span className={mergeClasses(styles.line, styles.hint)}>{option.hint}</span>}
                </>
              ) : (
                <span className={styles.more}>{more}</span>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
