import { useAnnounce, useHref } from '@territori/kit';
import { useNavigate } from '@territori/kit/portal';
import { DismissRegular, IconButton, SearchRegular } from '@territori/ui/icon';
import { VisuallyHidden } from '@territori/ui/text';
import { makeStyles, tokens } from '@territori/ui/theme';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useShellMessages } from '../messages/useShellMessages.ts';
import { SearchResults } from './SearchResults.tsx';
import type { SearchOption } from './searchOptions.ts';
import { SHORTEST, useSearch } from './useSearch.ts';

const useStyles = makeStyles({
  root: { position: 'relative', '@media print': { display: 'none' } },
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
    ':focus-within': { outline: '3px solid #ffd54a', outlineOffset: '2px' },
  },
  label: { display: 'block', fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200, color: '#cfe0f3' },
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
  input: {
    flexGrow: 1,
    minWidth: 0,
    minHeight: '44px',
    padding: 0,
    border: 'none',
    outlineStyle: 'none',
    backgroundColor: 'transparent',
    color: 'inherit',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    '::placeholder': { color: tokens.colorNeutralForeground3, opacity: 1 },
  },
});

/**
 * The search of the header: a combobox over reports and units. Arrows move through the list; Enter opens the chosen result, or the page of
 * all results when none is chosen; Esc closes the list and then clears the text.
 */
export function Search() {
  const styles = useStyles();
  const text = useShellMessages();
  const announce = useAnnounce();
  const navigate = useNavigate();
  const results = useHref()('home', 'cerca')?.slice(1);
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useId();
  const help = useId();
  const field = useId();
  const hint = useId();
  const result = useSearch(typed);
  const { searched, groups, busy, failed } = result;
  const options = groups.flatMap((group) => group.options);
  const shown = open && searched !== '';
  const letters = typed.trim().length;
  const short = open && letters > 0 && letters < SHORTEST;

  // the number of results of a new list is announced; the previous selection is cleared
  useEffect(() => {
    setActive(null);
    if (!searched || busy) return;
    const count = groups.reduce((sum, group) => sum + group.options.length, 0);
    announce(failed ? text('ricerca.errore') : count === 0 ? text('ricerca.nessuno') : text('ricerca.numero', { count }));
  }, [searched, busy, failed, groups, announce, text]);

  const pick = ({ path }: Pick<SearchOption, 'path'>) => {
    setOpen(false);
    setTyped('');
    navigate(path);
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
        return shown && marked
          ? pick(marked)
          : results && typed.trim() !== '' && pick({ path: `${results}?${new URLSearchParams({ q: typed.trim() })}` });
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
      <label htmlFor={field} className={styles.label}>
        {text('ricerca.etichetta')}
      </label>
      <div className={styles.box}>
        <SearchRegular />
        <input
          ref={input}
          type="text"
          role="combobox"
          id={field}
          aria-describedby={short ? `${help} ${hint}` : help}
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={list}
          aria-activedescendant={shown && active ? `${list}-${active}` : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          placeholder={text('ricerca.suggerimento')}
          className={styles.input}
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
      <VisuallyHidden id={help}>{text('ricerca.aiuto')}</VisuallyHidden>
      <VisuallyHidden live="polite">{short ? text('ricerca.breve') : ''}</VisuallyHidden>
      {short && (
        <p id={hint} className={styles.hint}>
          {text('ricerca.breve')}
        </p>
      )}
      {shown && <SearchResults id={list} result={result} active={active} onPick={pick} />}
    </search>
  );
}
