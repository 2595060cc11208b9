import { useHref } from '@territori/kit';
import { useLocation, useNavigate } from '@territori/kit/portal';
import { makeStyles, tokens } from '@territori/ui/theme';
import { useShellMessages } from '../messages/useShellMessages.ts';
import { type FocusState, focusWhenThere } from '../routing/focusWhenThere.ts';

const useStyles = makeStyles({
  root: {
    position: 'absolute',
    top: 0,
    left: 0,
    zIndex: 1_000_000,
    ':not(:focus-within)': { width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    '@media print': { display: 'none' },
  },
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    margin: 0,
    padding: tokens.spacingHorizontalM,
    listStyleType: 'none',
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
  },
  link: {
    display: 'block',
    padding: tokens.spacingHorizontalS,
    color: tokens.colorBrandForegroundLink,
    fontWeight: tokens.fontWeightSemibold,
  },
});

const partsOfHome = [
  { key: 'salta.approfondimenti', id: 'approfondimenti' },
  { key: 'salta.aggiornamenti', id: 'aggiornamenti' },
] as const;

/**
 * The first links that the keyboard reaches. Each moves the focus with a script, because the part of the address after
 * `#` belongs to the router. Insights and updates are parts of the home page; their links lead there from every page, and say so.
 */
export function SkipLinks({ main }: { main: { readonly current: HTMLElement | null } }) {
  const styles = useStyles();
  const text = useShellMessages();
  const navigate = useNavigate();
  const home = useHref()('home');
  const { pathname } = useLocation();
  const atHome = home?.slice(1) === pathname;

  const toPartOfHome = (id: string) => {
    if (document.getElementById(id)) focusWhenThere(id);
    else if (home) navigate(home.slice(1), { state: { focus: id } satisfies FocusState });
  };
  const targets = [
    { key: 'salta.contenuto', id: 'contenuto', move: () => main.current?.focus() },
    ...(home ? partsOfHome.map(({ key, id }) => ({ key: atHome ? key : (`${key}.home` as const), id, move: () => toPartOfHome(id) })) : []),
    { key: 'salta.piede', id: 'pie-di-pagina', move: () => focusWhenThere('pie-di-pagina') },
  ] as const;

  return (
    <nav aria-label={text('salta.titolo')} className={styles.root}>
      <ul className={styles.list}>
        {targets.map(({ key, id, move }) => (
          <li key={key}>
            <a
              href={`#${id}`}
              className={styles.link}
              onClick={(event) => {
                event.preventDefault();
                move();
              }}
            >
              {text(key)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
