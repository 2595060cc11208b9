import { useLocation } from '@territori/kit/portal';
import { DismissRegular, SearchRegular } from '@territori/ui/icon';
import { makeStyles, tokens } from '@territori/ui/theme';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useShellMessages } from '../messages/useShellMessages.ts';
import { PHONE_MEDIA, useMedia } from '../window/useMedia.ts';
import { Search } from './Search.tsx';
import { useSearchPlace } from './useSearchPlace.ts';

const useStyles = makeStyles({
  root: { display: 'flex', justifyContent: 'flex-end', minWidth: 0, '@media print': { display: 'none' } },
  toggle: {
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    padding: 0,
    border: '1px solid transparent',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: 'inherit',
    fontSize: '24px',
    lineHeight: 0,
    cursor: 'pointer',
    ':focus-visible': { outlineColor: tokens.colorBandForeground1, outlineOffset: '-2px' },
  },
  // over the page, so that nothing moves
  panel: {
    position: 'absolute',
    zIndex: 1000,
    top: '100%',
    insetInline: 0,
    paddingInline: tokens.pageGutter,
    paddingBlock: tokens.spacingVerticalM,
    backgroundColor: tokens.colorBandBackground,
    boxShadow: tokens.shadow16,
  },
});

/**
 * The search of the portal: in the page that asks for it, otherwise in the head, as a field where there is room and as a button that
 * unfolds it where there is none. Esc folds it when the field is empty.
 */
export function SearchPlace() {
  const styles = useStyles();
  const text = useShellMessages();
  const { pathname, search } = useLocation();
  const folds = useMedia(PHONE_MEDIA);
  const place = useSearchPlace();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);

  // a result was chosen, or another page is shown
  useEffect(() => setOpen(false), [pathname, search]);
  useEffect(() => {
    if (open) root.current?.querySelector('input')?.focus();
  }, [open]);

  if (place) return createPortal(<Search look="page" />, place);
  if (!folds) return <Search />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field within it
    <div
      ref={root}
      className={styles.root}
      onKeyDown={({ key, target }) => {
        if (key !== 'Escape' || !open || (target instanceof HTMLInputElement && target.value !== '')) return;
        setOpen(false);
        toggle.current?.focus();
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !root.current?.contains(relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-label={text('ricerca.apri')}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {open ? <DismissRegular /> : <SearchRegular />}
      </button>
      {open && (
        <div className={styles.panel}>
          <Search />
        </div>
      )}
    </div>
  );
}
