import { Accordion, AccordionHeader, AccordionItem, AccordionPanel } from '@territori/ui/accordion';
import { Highlighted, SectionTitle } from '@territori/ui/text';
import { makeStyles, tokens } from '@territori/ui/theme';
import { useEffect, useRef, useState } from 'react';
import type { LetterGroup } from '../data/glossaryGroups.ts';
import { TermDetails } from './TermDetails.tsx';

export interface TermListProps {
  readonly groups: readonly LetterGroup[];
  /** Text to mark in the names. */
  readonly search: string;
  /** Id of the term in the address: it is opened, scrolled into view and focused. */
  readonly wanted: number | null;
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalXXXL },
  group: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    paddingTop: tokens.spacingVerticalM,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    '@container (min-width: 40rem)': { gridTemplateColumns: '4.5rem minmax(0, 1fr)' },
  },
  letter: {
    color: tokens.colorBrandForeground1,
    '@container (min-width: 40rem)': { position: 'sticky', top: tokens.spacingVerticalL },
  },
});

/** The terms below their letters; each opens in place. */
export function TermList({ groups, search, wanted }: TermListProps) {
  const styles = useStyles();
  const [open, setOpen] = useState<readonly number[]>([]);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (wanted === null) return;
    setOpen((current) => (current.includes(wanted) ? current : [...current, wanted]));
    const header = list.current?.querySelector<HTMLElement>(`[data-term="${wanted}"] button`);
    header?.scrollIntoView({ block: 'center' });
    header?.focus({ preventScroll: true });
  }, [wanted]);

  return (
    <div ref={list} className={styles.root}>
      {groups.map(({ letter, terms }) => (
        <section key={letter} aria-label={letter} className={styles.group}>
          <div className={styles.letter}>
            <SectionTitle>{letter}</SectionTitle>
          </div>
          <Accordion multiple collapsible openItems={[...open]} onToggle={(_, { openItems }) => setOpen(openItems as number[])}>
            {terms.map((term) => (
              <AccordionItem key={term.id_geoglossario} value={term.id_geoglossario} data-term={term.id_geoglossario}>
                <AccordionHeader as="h3" size="large" expandIconPosition="end">
                  <span>
                    <Highlighted text={term.nome} query={search} />
                  </span>
                </AccordionHeader>
                <AccordionPanel>
                  <TermDetails term={term} />
                </AccordionPanel>
              </AccordionItem>
            ))}
          </Accordion>
        </section>
      ))}
    </div>
  );
}
