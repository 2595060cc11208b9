import { makeStyles, mergeClasses } from '@griffel/react';
import { ArrowRightRegular } from '@territori/ui/icon';
import { SectionTitle } from '@territori/ui/text';
import { tokens } from '@territori/ui/theme';
import type { MouseEventHandler, ReactElement, ReactNode } from 'react';

export interface CardLinkProps {
  href: string;
  title: ReactNode;
  children?: ReactNode;
  level?: 2 | 3 | 4 | undefined;
  icon?: ReactElement | undefined;
  /** Language of the title where it is not the page's. */
  titleLang?: string | undefined;
  /** Less space, and a smaller title. */
  compact?: boolean | undefined;
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
}

const useStyles = makeStyles({
  root: {
    boxSizing: 'border-box',
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: tokens.spacingVerticalS,
    height: '100%',
    padding: tokens.spacingHorizontalXXL,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    transitionProperty: 'border-color, box-shadow',
    transitionDuration: tokens.durationNormal,
    ':hover': { border: `${tokens.strokeWidthThin} solid ${tokens.colorBrandStroke1}`, boxShadow: tokens.shadow8 },
    '&:hover a ~ svg': { transform: 'translateX(3px)' },
    '&:has(:focus-visible)': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  // title and text in one line beside the icon
  withIcon: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: tokens.spacingHorizontalM },
  compact: { padding: tokens.spacingHorizontalL, gap: tokens.spacingVerticalXS },
  link: {
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    outlineStyle: 'none',
    ':hover': { textDecorationLine: 'underline' },
    // the whole card is the target, screen readers read only the title
    '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: tokens.borderRadiusLarge },
  },
  icon: { gridRow: 'span 2', fontSize: '28px', lineHeight: 1, color: tokens.colorBrandForeground1 },
  body: { color: tokens.colorNeutralForeground2 },
  // a small card is narrow: its text begins below the icon
  iconOfLine: { gridRow: 'auto' },
  bodyOfCard: { gridColumn: '1 / -1' },
  // behind the last word of the title, and never alone in a line
  arrow: {
    marginInlineStart: tokens.spacingHorizontalXS,
    color: tokens.colorBrandForeground1,
    fontSize: '0.9em',
    verticalAlign: '-0.1em',
    transitionProperty: 'transform',
    transitionDuration: tokens.durationNormal,
    '@media print': { display: 'none' },
  },
});

/** A card that is a link as a whole. */
export function CardLink({ href, title, children, level = 3, icon, titleLang, compact, onClick }: CardLinkProps) {
  const styles = useStyles();
  return (
    <article className={mergeClasses(styles.root, icon && styles.withIcon, compact && styles.compact)}>
      {icon && <div className={mergeClasses(styles.icon, compact && styles.iconOfLine)}>{icon}</div>}
      <SectionTitle level={level} compact={compact} {...(titleLang && { lang: titleLang })}>
        <a href={href} onClick={onClick} className={styles.link}>
          {title}
        </a>
        {'\u2060'}
        <ArrowRightRegular className={styles.arrow} />
      </SectionTitle>
      <div className={mergeClasses(styles.body, compact && styles.bodyOfCard)}>{children}</div>
    </article>
  );
}
