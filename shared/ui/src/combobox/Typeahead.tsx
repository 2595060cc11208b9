import { Button, Field, Input, Spinner } from '@fluentui/react-components';
import { makeStyles, mergeClasses } from '@griffel/react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { DismissRegular, SearchRegular } from '@territori/ui/icon';
import { fold, Highlighted } from '@territori/ui/text';
import { tokens } from '@territori/ui/theme';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';

export interface TypeaheadOption {
  readonly value: string;
  readonly label: string;
  /** A second line: what tells homonyms apart. Searched too. */
  readonly hint?: string | undefined;
}

export interface TypeaheadProps<O extends TypeaheadOption = TypeaheadOption> {
  label: ReactNode;
  options: readonly O[];
  /** The option that is picked. */
  value: O | null;
  /** An option was picked, or (null) what was picked no longer holds: the text was changed or cleared. */
  onPick: (option: O | null) => void;
  /** Called with each text typed, where the options come from a server. They are filtered by the text all the same, unless `filter` is false. */
  onText?: ((text: string) => void) | undefined;
  filter?: boolean | undefined;
  /** There are more than `options` holds: "Carica più risultati" stands at the end and asks for them. */
  loadMore?: (() => void) | undefined;
  /** Options are on their way. */
  loading?: boolean | undefined;
  placeholder?: string | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  labels: {
    /** "Nessun dato". */
    noData: string;
    /** "Carica più risultati". */
    loadMore: string;
    loading: string;
    /** How it is used: arrows move, Tab and click choose. */
    help: string;
    clear: string;
    /** Read out as the list changes. */
    count: (count: number) => string;
  };
}

const OPTION_HEIGHT = 44;
const LIST_HEIGHT = 320;

const useStyles = makeStyles({
  root: { position: 'relative', maxWidth: '36rem' },
  input: { width: '100%' },
  popup: {
    position: 'absolute',
    zIndex: 20,
    top: `calc(100% + ${tokens.spacingVerticalXS})`,
    left: 0,
    right: 0,
    borderRadius: tokens.borderRadiusMedium,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
    overflow: 'hidden',
  },
  list: { maxHeight: `${LIST_HEIGHT}px`, overflowY: 'auto' },
  option: {
    boxSizing: 'border-box',
    position: 'absolute',
    insetInline: 0,
    height: `${OPTION_HEIGHT}px`,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    paddingInline: tokens.spacingHorizontalM,
    cursor: 'pointer',
    lineHeight: tokens.lineHeightBase200,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  active: {
    backgroundColor: tokens.colorBrandBackground2,
    outline: `2px solid ${tokens.colorStrokeFocus2}`,
    outlineOffset: '-2px',
  },
  line: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  more: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorBrandForegroundLink },
  hint: { fontSize: tokens.fontSizeBase100, lineHeight: tokens.lineHeightBase100, color: tokens.colorNeutralForeground3 },
  note: { padding: tokens.spacingHorizontalM, color: tokens.colorNeutralForeground3 },
  help: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3, padding: tokens.spacingHorizontalS },
});

/**
 * A text box that offers what contains the text. Arrows move, Tab and click choose, Enter does nothing: it neither submits nor chooses.
 * What is picked is one option or nothing.
 */
export function Typeahead<O extends TypeaheadOption>(props: TypeaheadProps<O>) {
  const {
    label,
    options,
    value,
    onPick,
    onText,
    filter = true,
    loadMore,
    loading,
    placeholder,
    hint,
    error,
    required,
    disabled,
    labels,
  } = props;
  const styles = useStyles();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [text, setText] = useState(value?.label ?? '');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);

  useEffect(() => setText(value?.label ?? ''), [value]);

  const folded = useMemo(() => options.map((option) => fold(`${option.label} ${option.hint ?? ''}`)), [options]);
  const found = useMemo(() => {
    const wanted = value ? '' : fold(text.trim());
    return filter && wanted ? options.filter((_, index) => folded[index]?.includes(wanted)) : options;
  }, [options, folded, text, value, filter]);
  const count = found.length + (loadMore ? 1 : 0);

  const virtual = useVirtualizer({
    count,
    getScrollElement: () => list.current,
    estimateSize: () => OPTION_HEIGHT,
    overscan: 6,
    initialRect: { width: 0, height: LIST_HEIGHT },
    enabled: open,
  });

  const pick = (index: number) => {
    const option = found[index];
    if (!option) {
      loadMore?.();
      return;
    }
    setText(option.label);
    setOpen(false);
    setActive(-1);
    onPick(option);
  };

  const type = (written: string) => {
    setText(written);
    setOpen(true);
    setActive(-1);
    if (value) onPick(null);
    onText?.(written);
  };

  const move = (to: number) => {
    const next = Math.max(0, Math.min(count - 1, to));
    setOpen(true);
    setActive(next);
    if (count) virtual.scrollToIndex(next);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const keys: Record<string, () => void> = {
      ArrowDown: () => move(active + 1),
      ArrowUp: () => move(active - 1),
      PageDown: () => move(active + 7),
      PageUp: () => move(active - 7),
      Enter: () => undefined,
    };
    if (event.key === 'Tab') {
      if (open && active >= 0) {
        if (active >= found.length) event.preventDefault();
        pick(active);
      }
      return;
    }
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      setOpen(false);
      return;
    }
    const action = keys[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };

  const listId = `${id}-list`;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notices that focus left the whole
    <div
      className={styles.root}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        setOpen(false);
        if (text.trim() === '') onPick(null);
      }}
    >
      <Field
        label={{ children: label }}
        hint={{ children: hint ?? labels.help }}
        required={required ?? false}
        validationMessage={error ? { children: error } : null}
        validationState={error ? 'error' : 'none'}
      >
        <Input
          className={styles.input}
          role="combobox"
          aria-expanded={open}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={open && active >= 0 ? `${id}-${active}` : undefined}
          autoComplete="off"
          {...(placeholder && { placeholder })}
          disabled={disabled ?? false}
          value={text}
          onChange={(_, data) => type(data.value)}
          onClick={() => setOpen(true)}
          onKeyDown={onKeyDown}
          contentBefore={<SearchRegular />}
          contentAfter={
            loading ? (
              <Spinner size="extra-tiny" aria-label={labels.loading} />
            ) : text && !disabled ? (
              <Button appearance="transparent" size="small" icon={<DismissRegular />} aria-label={labels.clear} onClick={() => type('')} />
            ) : (
              <span />
            )
          }
        />
      </Field>
      <span role="status" style={{ position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden' }}>
        {open && !loading ? (found.length ? labels.count(found.length) : labels.noData) : ''}
      </span>
      {open && (
        <div className={styles.popup}>
          <div ref={list} id={listId} role="listbox" aria-label={typeof label === 'string' ? label : placeholder} className={styles.list}>
            <div role="presentation" style={{ height: virtual.getTotalSize(), position: 'relative' }}>
              {virtual.getVirtualItems().map(({ index, start }) => {
                const option = found[index];
                return (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard is handled on the text box
                  // biome-ignore lint/a11y/useFocusableInteractive: as above
                  <div
                    key={option?.value ?? 'more'}
                    id={`${id}-${index}`}
                    role="option"
                    aria-selected={value !== null && option?.value === value.value}
                    aria-setsize={count}
                    aria-posinset={index + 1}
                    className={mergeClasses(styles.option, index === active && styles.active)}
                    style={{ top: start }}
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => pick(index)}
                  >
                    {option ? (
                      <>
                        <span className={styles.line}>
                          <Highlighted text={option.label} query={value ? '' : text} />
                        </span>
                        {option.hint && <span className={mergeClasses(styles.line, styles.hint)}>{option.hint}</span>}
                      </>
                    ) : (
                      <span className={styles.more}>{labels.loadMore}</span>
                    )}
                  </div>
                );
              })}
            </div>
          </div>
          {found.length === 0 && !loading && <div className={styles.note}>{labels.noData}</div>}
        </div>
      )}
    </div>
  );
}
