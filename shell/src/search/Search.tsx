import { useAnnounce, useHref } from '@territori/kit';
import { useNavigate } from '@territori/kit/portal';
import { DismissRegular, IconButton, SearchRegular } from '@territori/ui/icon';
import { VisuallyHidden } from '@territori/ui/text';
import { makeStyles, mergeClasses, tokens } from '@territori/ui/theme';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useShellMessages } from '../messages/useShellMessages.ts';
import { takeTyped } from '../outline/outline.ts';
import { SearchResults } from './SearchResults.tsx';
import type { SearchOption } from './searchOptions.ts';
import { useDebounced } from './useDebounced.ts';
import { SEARCH_DEBOUNCE_MS, SHORTEST_SEARCH, useSearch } from './useSearch.ts';

const useStyles = makeStyles({
  root: { position: 'relative', width: '100%', '@media print': { display: 'none' } },
  box: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    paddingInline: tokens.spacingHorizontalM,
    // visible only in forced colours
    border: '1px solid transparent',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontSize: '20px',
    lineHeight: 0,
    ':focus-within': { outline: `3px solid ${tokens.colorAccentBackground}`, outlineOffset: '2px' },
  },
  // over the page, so that nothing moves while the visitor types
  hint: {
    position: 'absolute',
    zIndex: 1000,
    top: '100%',
    insetInline: 0,
    margin: 0,
    padding: tokens.spacingHorizontalS,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase200,
    boxShadow: tokens.shadow16,
  },
  label: { display: 'block', marginBottom: tokens.spacingVerticalXS, fontWeight: tokens.fontWeightSemibold },
  line: { display: 'flex', gap: tokens.spacingHorizontalS },
  pageBox: {
    flexGrow: 1,
    minWidth: 0,
    // a hint of two or three words fits beside the button
    '@media (max-width: 30rem)': { gap: tokens.spacingHorizontalXS, paddingInline: tokens.spacingHorizontalS },
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    ':focus-within': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  searchPageInput: { minHeight: '48px', fontSize: tokens.fontSizeBase400 },
  submit: {
    flexShrink: 0,
    minHeight: '50px',
    paddingBlock: 0,
    paddingInline: tokens.spacingHorizontalXL,
    border: '1px solid transparent',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase400,
    fontWeight: tokens.fontWeightSemibold,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorBrandBackgroundHover },
    '@media (max-width: 30rem)': { paddingInline: tokens.spacingHorizontalM },
  },
  input: {
    flexGrow: 1,
    minWidth: 0,
    minHeight: '40px',
    padding: 0,
    border: 'none',
    outlineStyle: 'none',
    backgroundColor: 'transparent',
    color: 'inherit',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    '::placeholder': { color: tokens.colorNeutralForeground3, opacity: 1, textOverflow: 'ellipsis' },
  },
});

/**
 * The search of the portal: a combobox over units and reports. In the head only a screen reader has its label; in a page it is large, with
 * label and button. Arrows move through the list; Enter opens the chosen result, or the page of all results when none is chosen; Esc closes
 * the list and then clears the text.
 */
export function Search({ look = 'head' }: { readonly look?: 'head' | 'page' }) {
  const styles = useStyles();
  const inPage = look === 'page';
  const text = useShellMessages();
  const announce = useAnnounce();
  const navigate = useNavigate();
  const results = useHref()('home', 'cerca')?.slice(1);
  // the search in the page takes the place of the outline's
  const [before] = useState(() => (inPage ? takeTyped() : undefined));
  const [typed, setTyped] = useState(before?.text ?? '');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useId();
  const help = useId();
  const field = useId();
  const result = useSearch(typed);
  const { searched, groups, busy, failed } = result;
  const options = groups.flatMap((group) => group.options);
  const shown = open && searched !== '';
  const letters = typed.trim().length;
  const short = open && letters > 0 && letters < SHORTEST_SEARCH;
  // who goes on typing is not interrupted
  const paused = useDebounced(letters, SEARCH_DEBOUNCE_MS) === letters;

  // the number of results of a new list is announced; the previous selection is cleared
  useEffect(() => {
    setActive(null);
    if (!searched || busy) return;
    const count = groups.reduce((sum, group) => sum + group.options.length, 0);
    announce(failed ? text('ricerca.errore') : count === 0 ? text('ricerca.nessuno') : text('ricerca.numero', { count }));
  }, [searched, busy, failed, groups, announce, text]);

  useLayoutEffect(() => {
    if (!before?.focused || document.activeElement !== document.body) return;
    input.current?.focus();
    input.current?.setSelectionRange(...before.selection);
  }, [before]);

  const pick = ({ path }: Pick<SearchOption, 'path'>) => {
    setOpen(false);
    setTyped('');
    navigate(path);
  };

  const search = () => {
    if (results && typed.trim() !== '') pick({ path: `${results}?${new URLSearchParams({ q: typed.trim() })}` });
    else input.current?.focus();
  };

  const move = (step: number) => {
    const index = options.findIndex(({ id }) => id === active);
    const next = options[(index < 0 && step < 0 ? options.length - 1 : index + step + options.length) % options.length];
    setOpen(true);
    setActive(next?.id ?? null);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const marked = options.find(({ id }) => id === active);
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault();
        return move(event.key === 'ArrowDown' ? 1 : -1);
      case 'Enter':
        event.preventDefault();
        return shown && marked ? pick(marked) : search();
      case 'Escape':
        event.preventDefault();
        return shown ? setOpen(false) : setTyped('');
    }
  };

  return (
    <search
      ref={root}
      className={styles.root}
      onBlur={({ relatedTarget }) => {
        if (!root.current?.contains(relatedTarget)) setOpen(false);
      }}
    >
      <label htmlFor={field} className={inPage ? styles.label : undefined}>
        {inPage ? text('ricerca.etichetta') : <VisuallyHidden>{text('ricerca.etichetta')}</VisuallyHidden>}
      </label>
      <div className={inPage ? styles.line : undefined}>
        <div className={mergeClasses(styles.box, inPage && styles.pageBox)}>
          <SearchRegular />
          <input
            ref={input}
            type="text"
            role="combobox"
            id={field}
            aria-describedby={help}
            aria-autocomplete="list"
            aria-expanded={shown}
            aria-controls={list}
            aria-activedescendant={shown && active ? `${list}-${active}` : undefined}
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            placeholder={text('ricerca.suggerimento')}
            enterKeyHint="search"
            className={mergeClasses(styles.input, inPage && styles.searchPageInput)}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setOpen(true);
            }}
            onFocus={() => setOpen(true)}
            onKeyDown={onKeyDown}
          />
          {typed && (
            <IconButton
              label={text('ricerca.cancella')}
              icon={<DismissRegular />}
              onClick={() => {
                setTyped('');
                input.current?.focus();
              }}
            />
          )}
        </div>
        {inPage && (
          <button type="button" className={styles.submit} onClick={search}>
            {text('ricerca.avvia')}
          </button>
        )}
      </div>
      <VisuallyHidden id={help}>{text('ricerca.aiuto')}</VisuallyHidden>
      <VisuallyHidden live="polite">{short && paused ? text('ricerca.breve') : ''}</VisuallyHidden>
      {short && <p className={styles.hint}>{text('ricerca.breve')}</p>}
      {shown && <SearchResults id={list} result={result} active={active} onPick={pick} />}
    </search>
  );
}
