import { Button, Field, Input, Spinner } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import { DismissRegular, SearchRegular } from '@territori/ui/icon';
import { containsText, fold, VisuallyHidden } from '@territori/ui/text';
import { tokens } from '@territori/ui/theme';
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { TypeaheadOption } from './TypeaheadOption.ts';
import { useOptionList } from './useOptionList.ts';

export interface TypeaheadProps<O extends TypeaheadOption = TypeaheadOption> {
  label: string;
  options: readonly O[];
  /** The picked option. To clear a field with text but without a picked option, give it a new `key`. */
  value: O | null;
  /**
   * Called when an option is picked, and with null when no option is picked any more: the text was changed or cleared,
   * or the field was left empty.
   */
  onPick: (option: O | null) => void;
  /** Called with each typed text; for options that a server finds. */
  onText?: ((text: string) => void) | undefined;
  /** False where the options are already those that match. By default they are those that contain the text (`containsText`). */
  filter?: boolean | undefined;
  /** Loads more options; when present, a last line offers it. */
  loadMore?: (() => void) | undefined;
  /** True while options are loading. */
  loading?: boolean | undefined;
  /**
   * True when loading failed: an empty list then shows no text, and never says that there are no options. The page must
   * show the reason.
   */
  failed?: boolean | undefined;
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
    /** Shown when the code of the list could not be loaded: a click on the field tries again. */
    notLoaded: string;
    /** Instructions: arrows move, Tab and click choose. Shown below the field unless there is a `hint`. */
    help: string;
    clear: string;
    /** Read out as the list changes. */
    count: (count: number) => string;
  };
}

/** The number of visible options, by which PageUp and PageDown move. */
const PAGE = 7;

const useStyles = makeStyles({
  root: { maxWidth: '36rem' },
  anchor: { position: 'relative' },
  input: { width: '100%', '& input': { minWidth: 0 } },
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
  note: { padding: tokens.spacingHorizontalM, color: tokens.colorNeutralForeground3 },
});

/**
 * A text box that offers what contains the text (the ARIA combobox with a list). Arrows move, Tab and click choose;
 * Enter has no effect: it neither submits nor chooses. Either one option is picked or none.
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
    failed,
    placeholder,
    hint,
    error,
    required,
    disabled,
    labels,
  } = props;
  const styles = useStyles();
  const listId = useId();
  const [text, setText] = useState(value?.label ?? '');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const list = useOptionList();

  // the value that this field last reported; any other value was set from outside and changes the text
  const reported = useRef(value);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (value === reported.current) return;
    reported.current = value;
    setText(value?.label ?? '');
  }, [value]);

  const report = (option: O | null) => {
    reported.current = option;
    onPick(option);
  };

  const texts = useMemo(() => options.map((option) => fold(`${option.label} ${option.hint ?? ''}`)), [options]);
  const query = value ? '' : text.trim();
  const found = useMemo(() => {
    const wanted = fold(query);
    if (!filter || !wanted) return options;
    // an equal name comes first, then names that begin with the text, with or without a code: Napoli before Casalnuovo di Napoli
    const rankOf = (text: string): number => {
      const name = text.replace(/^\d+ /, '');
      return name === wanted ? 0 : name.startsWith(wanted) ? 1 : 2;
    };
    return options
      .flatMap((option, index) => (containsText(texts[index] ?? '', query) ? [{ option, rank: rankOf(texts[index] ?? '') }] : []))
      .sort((a, b) => a.rank - b.rank)
      .map(({ option }) => option);
  }, [options, texts, query, filter]);
  const last = found.length - (loadMore ? 0 : 1);
  const shown = open && !(failed && found.length === 0);

  const close = () => {
    setOpen(false);
    setActive(-1);
  };

  const choose = (index: number) => {
    const option = found[index];
    if (!option) return loadMore?.();
    setText(option.label);
    close();
    report(option);
  };

  const write = (written: string) => {
    setText(written);
    setOpen(true);
    setActive(-1);
    if (value) report(null);
    onText?.(written);
  };

  const moveTo = (index: number) => {
    setOpen(true);
    setActive(Math.max(0, Math.min(last, index)));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const actions: Record<string, () => void> = {
      Enter: () => undefined,
      ArrowDown: () => moveTo(active + 1),
      ArrowUp: () => (active < 0 ? moveTo(last) : moveTo(active - 1)),
      PageDown: () => moveTo(active + PAGE),
      PageUp: () => moveTo(active - PAGE),
    };
    if (open) {
      actions.Escape = close;
      if (active >= 0 && active < found.length) {
        // Tab chooses the option and moves the focus as usual
        if (event.key === 'Tab') choose(active);
      } else if (active === found.length) actions.Tab = () => choose(active);
    }
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    if (event.key === 'Escape') event.stopPropagation();
    action();
  };

  const said = () => {
    if (list.failed) return labels.notLoaded;
    if (loading || !list.List) return labels.loading;
    return found.length > 0 ? labels.count(found.length) : labels.noData;
  };

  const after = loading ? (
    <Spinner size="extra-tiny" aria-label={labels.loading} />
  ) : text && !disabled ? (
    <Button
      appearance="transparent"
      size="small"
      icon={<DismissRegular />}
      aria-label={labels.clear}
      tabIndex={-1}
      onClick={() => {
        write('');
        input.current?.focus();
      }}
    />
  ) : undefined;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notices that focus left the whole
    <div
      className={styles.root}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        close();
        if (text.trim() === '') report(null);
      }}
    >
      <Field
        label={{ children: label }}
        hint={{ children: hint ?? labels.help }}
        required={required ?? false}
        validationMessage={error ? { children: error } : null}
        validationState={error ? 'error' : 'none'}
      >
        {/* the input takes label, hint and error from the field around it; given a second time they would be read twice */}
        <div className={styles.anchor}>
          <Input
            // Fluent's type for it fits no element
            ref={input as Ref<never>}
            className={styles.input}
            role="combobox"
            aria-expanded={shown}
            aria-controls={shown && list.List ? listId : undefined}
            aria-autocomplete="list"
            aria-activedescendant={shown && list.List && active >= 0 ? `${listId}-${active}` : undefined}
            autoComplete="off"
            spellCheck={false}
            {...(placeholder && { placeholder })}
            disabled={disabled ?? false}
            value={text}
            onChange={(_, data) => write(data.value)}
            onFocus={list.load}
            onClick={() => {
              list.load();
              setOpen(true);
            }}
            onKeyDown={onKeyDown}
            contentBefore={<SearchRegular />}
            contentAfter={after ?? <span />}
          />
          {shown && (
            <div className={styles.popup}>
              {list.List ? (
                <>
                  <list.List
                    id={listId}
                    label={label}
                    options={found}
                    active={active}
                    selected={value}
                    query={filter ? query : ''}
                    onChoose={choose}
                    more={loadMore && labels.loadMore}
                    busy={loading ?? false}
                  />
                  {found.length === 0 && <div className={styles.note}>{loading ? labels.loading : labels.noData}</div>}
                </>
              ) : (
                <div className={styles.note}>{list.failed ? labels.notLoaded : labels.loading}</div>
              )}
            </div>
          )}
        </div>
      </Field>
      <VisuallyHidden live="polite">{shown ? said() : ''}</VisuallyHidden>
    </div>
  );
}
