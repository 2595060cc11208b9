import { makeStyles, tokens } from '@territori/ui/theme';
import type { SharedPackage } from './sharing.ts';
import { useVersionsMessages } from './useVersionsMessages.ts';

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    paddingBlock: tokens.spacingVerticalS,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    lineHeight: tokens.lineHeightBase400,
    overflowWrap: 'anywhere',
  },
  name: { fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground2 },
  other: { color: tokens.colorPaletteRedForeground1 },
});

interface Properties {
  readonly packages: readonly SharedPackage[];
  /** The versions that sections ask for, in words. */
  readonly asked: (each: SharedPackage) => string;
  /** The sections that do not take the shell's copy, in words; empty where all do. */
  readonly others: (each: SharedPackage) => string;
}

/** The shared packages on a narrow screen: of each the version, who asks for which, and who does not take it. */
export function SharingList({ packages, asked, others }: Properties) {
  const text = useVersionsMessages();
  const styles = useStyles();
  return (
    <ul className={styles.list}>
      {packages.map((each) => (
        <li key={each.name} className={styles.item}>
          <div className={styles.name}>
            {each.name} {each.provided.join(', ')}
          </div>
          <div>
            {text('condivise.chieste')}: {asked(each)}
          </div>
          <div className={styles.quiet}>
            {text('condivise.copie')}: {text(each.single ? 'condivise.una' : 'condivise.piu')}
          </div>
          {others(each) && <div className={styles.other}>{others(each)}</div>}
        </li>
      ))}
    </ul>
  );
}
